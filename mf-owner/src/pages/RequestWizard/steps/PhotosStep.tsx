import { PhotoPicker } from '@tree-service/shared/forms';
import { Alert, Button, Skeleton, VStack } from '@tree-service/shared/ui';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useDraftPhotos } from './useDraftPhotos';

const MOST_PHOTOS = 20;

/** Asks for photos of the trees; they wait in this browser until the request is sent. */
export function PhotosStep({ draft, save, onNext, backAddress }: StepProps) {
  const { images, change, problem } = useDraftPhotos(draft.photos, (photos) => save({ photos }));

  return (
    <VStack $gap={5}>
      {problem !== null && (
        <Alert tone="warning" role="alert">
          {problem}
        </Alert>
      )}
      {images === null ? (
        <Skeleton $height="12rem" $radius="lg" />
      ) : (
        <PhotoPicker
          label="Photos"
          hint="The whole tree, the trunk, and what stands near it. Up to 20 photos."
          max={MOST_PHOTOS}
          value={images}
          onChange={change}
        />
      )}
      <StepActions backAddress={backAddress}>
        <Button size="lg" onClick={onNext}>
          {draft.photos.length === 0 ? 'Continue without photos' : 'Continue'}
        </Button>
      </StepActions>
    </VStack>
  );
}
