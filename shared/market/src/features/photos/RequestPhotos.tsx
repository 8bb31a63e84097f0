import { StoredPhotos, type StoredPhotosProps } from './StoredPhotos';

/** What a gallery of photos of trees and work shows. */
export type RequestPhotosProps = Omit<StoredPhotosProps, 'bucket'>;

/** Photos of a request or of finished work, opened large on a press. Shows nothing when there are none. */
export function RequestPhotos(props: RequestPhotosProps) {
  return <StoredPhotos bucket="tree-photos" {...props} />;
}
