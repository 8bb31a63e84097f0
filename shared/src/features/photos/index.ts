export { RequestPhotos, type RequestPhotosProps } from './RequestPhotos';
export { useUploadPhotos } from './useUploadPhotos';
