import { PhotoPicker, photoPlace } from '@tree-service/design/forms';
import { Alert, Grid, Heading, Skeleton, Text, VStack } from '@tree-service/design';
import { useFeatureFlag } from '@tree-service/kernel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { zipQuery } from '@tree-service/market/api/places';
import type { Draft } from '../draft/draft';
import { ShotCard } from './ShotCard';
import { SHOT_NAMES, type Shot } from './shots';
import { UploadStatus, type UploadProgress } from '@tree-service/market/features/keptFiles';
import { uploads } from './usePhotoUploads';
import type { DraftPhotos, KeptPhoto } from './useDraftPhotos';
import {
  photoFindings,
  type Finding,
  type TreesAt,
  type PixelFacts,
  pixelFactsOf,
} from './analysis/photoFindings';

const MAX_PHOTOS = 20;

/** Long enough for edges to show, small enough for a phone. */
const LONGEST_PX = 256;

/** Reads the pixels of a picture on this device; null where the browser cannot. */
async function readPixels(image: Blob): Promise<PixelFacts | null> {
  if (typeof createImageBitmap !== 'function') return null;
  const bitmap = await createImageBitmap(image);
  try {
    const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(3, Math.round(bitmap.width * scale));
    canvas.height = Math.max(3, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return pixelFactsOf(context.getImageData(0, 0, canvas.width, canvas.height));
  } finally {
    bitmap.close();
  }
}

async function pixelsOf(image: Blob): Promise<PixelFacts | null> {
  try {
    return await readPixels(image);
  } catch (cause) {
    console.info('A photo could not be checked.', cause);
    return null;
  }
}

/** What to look at in the photos of a draft. Everything is read on this device. */
function usePhotoFindings(
  kept: readonly KeptPhoto[],
  { pin, zip }: Draft['property'],
): readonly Finding[] {
  const { data: place } = useQuery({ ...zipQuery(zip), enabled: pin === null && zip.length === 5 });
  const read = useQueries({
    queries: kept.map(({ key, image }) => ({
      queryKey: ['photo checks', key],
      queryFn: () => pixelsOf(image),
      staleTime: Infinity,
    })),
  });
  const trees: TreesAt | null =
    pin !== null ? { ...pin, isPin: true } : place ? { ...place, isPin: false } : null;
  const photos = kept.map(({ key, name, shot, image }, index) => ({
    key,
    name,
    shot,
    pixels: read[index]?.data ?? null,
    takenAt: photoPlace(image),
  }));
  return photoFindings(photos, trees);
}

interface PhotoChecksProps {
  readonly kept: readonly KeptPhoto[];
  readonly property: Draft['property'];
}

/** Hints about the photos of a request, as read on this device; nothing without one. */
function PhotoChecks({ kept, property }: PhotoChecksProps) {
  const findings = usePhotoFindings(kept, property);
  if (findings.length === 0) return null;
  return (
    <Alert tone="info" role="status" title="Check your photos before you continue">
      <ul>
        {findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      You can continue without changing anything. We check photos on your device only.
    </Alert>
  );
}

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
        : count > 0 && <UploadStatus progress={progress} onRetry={uploads.resume} />}
    </VStack>
  );
}
