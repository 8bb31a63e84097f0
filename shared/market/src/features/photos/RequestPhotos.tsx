import { StoredPhotos, type StoredPhotosProps } from './StoredPhotos';

/** What a gallery of photos of trees and work shows. */
export type RequestPhotosProps = Omit<StoredPhotosProps, 'bucket'>;

/** Photos of a request or of finished work, enlarged on a click. Renders nothing without photos. */
export function RequestPhotos(props: RequestPhotosProps) {
  return <StoredPhotos bucket="tree-photos" {...props} />;
}
