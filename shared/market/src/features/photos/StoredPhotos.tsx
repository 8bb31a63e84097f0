import { useQuery } from '@tanstack/react-query';
import { fileAddressesQuery, type Bucket } from '../../api/storedFiles';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, Grid, PhotoGrid, Skeleton } from '@tree-service/design';

/** What a gallery of stored photos shows. */
export interface StoredPhotosProps {
  bucket: Bucket;
  /** Paths as stored, in order. */
  paths: readonly string[];
  /** What the photos are of; each is described as "{label}, photo 2 of 5". */
  label: string;
}

/** Photos out of storage, opened large on a press. Shows nothing when there are none. */
export function StoredPhotos({ bucket, paths, label }: StoredPhotosProps) {
  const { data, error, refetch } = useQuery(fileAddressesQuery(bucket, paths));
  if (paths.length === 0) return null;
  if (data) {
    const photos = paths.flatMap((path, position) => {
      const src = data[path];
      if (src === undefined) return [];
      return [{ id: path, src, alt: `${label}, photo ${position + 1} of ${paths.length}` }];
    });
    return <PhotoGrid photos={photos} />;
  }
  if (error) {
    return (
      <Alert
        tone="warning"
        title="We could not load the photos"
        actions={
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  }
  return (
    <Grid $min="8rem" $gap={3}>
      {paths.map((path) => (
        <Skeleton key={path} $height="8rem" $radius="md" />
      ))}
    </Grid>
  );
}
