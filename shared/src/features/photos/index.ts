export { RequestPhotos, type RequestPhotosProps } from './RequestPhotos';
