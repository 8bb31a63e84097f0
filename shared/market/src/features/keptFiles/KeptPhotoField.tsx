import { PhotoField, type PhotoFieldProps } from '@tree-service/design/forms';
import { Alert, VStack } from '@tree-service/design';
import type { FieldValues } from 'react-hook-form';
import { UploadStatus } from './UploadStatus';
import type { KeptPhotos } from './useKeptPhotos';

/** Photos in a form that are kept on this device and uploaded as they are taken; see useKeptPhotos. */
export function KeptPhotoField<Values extends FieldValues, Output = Values>({
  photos,
  ...field
}: PhotoFieldProps<Values, Output> & { readonly photos: KeptPhotos }) {
  const { keep, problem, progress, retry } = photos;
  return (
    <VStack $gap={2}>
      <PhotoField {...field} keep={keep} />
      {problem !== null && (
        <Alert tone="warning" role="alert">
          {problem}
        </Alert>
      )}
      <UploadStatus progress={progress} onRetry={retry} />
    </VStack>
  );
}
