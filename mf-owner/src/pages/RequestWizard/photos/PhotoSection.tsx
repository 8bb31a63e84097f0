import { PhotoPicker } from '@tree-service/design/forms';
import { Alert, Grid, Heading, Skeleton, Text, VStack } from '@tree-service/design';
import { useFeatureFlag } from '@tree-service/kernel';
import type { Draft } from '../draft/draft';
import { PhotoChecks } from './analysis/PhotoChecks';
import { ShotCard } from './ShotCard';
import { SHOT_NAMES, type Shot } from './shots';
import { UploadStatus } from './UploadStatus';
import type { UploadProgress } from './uploadQueue';
import type { DraftPhotos } from './useDraftPhotos';

const MAX_PHOTOS = 20;

export interface PhotoSectionProps {
  property: Draft['property'];
  photos: DraftPhotos;
  /** Null while no one is signed in. */
  progress: UploadProgress | null;
}

/** Guided photos of the trees, kept in this browser until the request is sent. */
export function PhotoSection({ property, photos, progress }: PhotoSectionProps) {
  const { kept, change, problem } = photos;
  const isChecked = useFeatureFlag('media_analysis');
  const imagesOf = (shot: Shot | null) =>
    (kept ?? []).filter((photo) => photo.shot === shot).map(({ image }) => image);
  const count = kept?.length ?? 0;
  const room = MAX_PHOTOS - count;
  const others = imagesOf(null);

  return (
    <VStack as="section" $gap={4} aria-labelledby="photos">
      <div>
        <Heading level={2} size="lg" id="photos">
          Photos (optional)
        </Heading>
        <Text tone="muted">A photo helps Pros quote without a visit.</Text>
      </div>
      {problem !== null && (
        <Alert tone="warning" role="alert">
          {problem}
        </Alert>
      )}
      {kept === null ? (
        <Skeleton $height="30rem" $radius="lg" />
      ) : (
        <>
          <Grid $min="16rem" $gap={4}>
            {SHOT_NAMES.map((shot) => (
              <ShotCard
                key={shot}
                shot={shot}
                images={imagesOf(shot)}
                room={room}
                readsPlace={isChecked}
                onChange={(images) => change(shot, images)}
              />
            ))}
          </Grid>
          <PhotoPicker
            label="More photos"
            hint={`Anything else Pros should see. Up to ${MAX_PHOTOS} photos in total.`}
            takesEveryPaste
            readsPlace={isChecked}
            max={others.length + room}
            value={others}
            onChange={(images) => change(null, images)}
          />
        </>
      )}
      {isChecked && kept !== null && <PhotoChecks kept={kept} property={property} />}
      {progress === null
        ? count > 0 && (
            <Text size="sm" tone="muted">
              Your photos stay on this device until you send the request.
            </Text>
          )
        : count > 0 && <UploadStatus progress={progress} />}
    </VStack>
  );
}
