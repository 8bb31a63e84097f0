export { isNativePlatform, platformName } from './platform';
export { CameraError, pickPhoto } from './camera';
export { share, type Shareable } from './share';
export { isOnline, watchNetwork } from './network';
