export { isNativePlatform, platformName } from './platform';
export { CameraError, pickPhoto } from './camera';
export { currentPosition, type DevicePosition } from './location';
export { deviceInfo, type DeviceInfo } from './device';
export { readTextFile, saveTextFile } from './files';
export { tap, type HapticStrength } from './haptics';
export { isOnline, watchNetwork } from './network';
export { registerForPush } from './push';
export { share, type Shareable } from './share';
