export { RequestPhotos } from './RequestPhotos';
export { useUploadPhotos } from './useUploadPhotos';
