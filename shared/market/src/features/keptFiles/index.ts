export { KeptPhotoField } from './KeptPhotoField';
export { createUploadQueue, type QueuedFile, type UploadProgress } from './uploadQueue';
export { UploadStatus } from './UploadStatus';
export { useKeptPhotos, type KeptPhotos, type KeptPhotosSettings } from './useKeptPhotos';
export { useOnceReachable } from './useOnceReachable';
