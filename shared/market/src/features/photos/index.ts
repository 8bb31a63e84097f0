export { RequestPhotos } from './RequestPhotos';
