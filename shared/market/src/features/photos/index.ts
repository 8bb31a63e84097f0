export { RequestPhotos, type RequestPhotosProps } from './RequestPhotos';
export { StoredPhotos, type StoredPhotosProps } from './StoredPhotos';
export { useUploadPhotos } from './useUploadPhotos';
