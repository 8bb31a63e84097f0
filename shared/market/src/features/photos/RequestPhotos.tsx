import { useQuery } from '@tanstack/react-query';
import { Grid, PhotoGrid, QueryBoundary, Skeleton } from '@tree-service/design';
import { fileAddressesQuery, type Bucket } from '../../api/storedFiles';

interface StoredPhotosProps {
  bucket: Bucket;
  /** Paths as stored, in order. */
  paths: readonly string[];
  /** What the photos are of; each is described as "{label}, photo 2 of 5". */
  label: string;
  /** The token of a crew's link, for a page without an account. */
  crewToken?: string;
}

/** Stored photos, enlarged on a click. Renders nothing without photos. */
function StoredPhotos({ bucket, paths, label, crewToken }: StoredPhotosProps) {
  const addresses = useQuery(fileAddressesQuery(bucket, paths, crewToken));
  if (paths.length === 0) return null;
  const places = (
    <Grid $min="8rem" $gap={3}>
      {paths.map((path) => (
        <Skeleton key={path} $height="8rem" $radius="md" />
      ))}
    </Grid>
  );
  return (
    <QueryBoundary query={addresses} what="the photos" loading={places}>
      {(addressOf) => (
        <PhotoGrid
          photos={paths.flatMap((path, position) => {
            const src = addressOf[path];
            if (src === undefined) return [];
            return [{ id: path, src, alt: `${label}, photo ${position + 1} of ${paths.length}` }];
          })}
        />
      )}
    </QueryBoundary>
  );
}

/** What a gallery of photos of trees and work shows. */
export type RequestPhotosProps = Omit<StoredPhotosProps, 'bucket'>;

/** Photos of a request or of finished work, enlarged on a click. Renders nothing without photos. */
export function RequestPhotos(props: RequestPhotosProps) {
  return <StoredPhotos bucket="tree-photos" {...props} />;
}
