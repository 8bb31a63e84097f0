import { platformName } from './platform';
import { pluginCall, textField, attempt } from './plugin';

/** Device information; unknown fields are null. */
export interface DeviceInfo {
  readonly platform: 'ios' | 'android' | 'web';
  readonly model: string | null;
  readonly operatingSystem: string | null;
  readonly osVersion: string | null;
}

/** Facts about the device from the native wrapper; in a browser only the platform is known. */
export async function deviceInfo(): Promise<DeviceInfo> {
  const getInfo = pluginCall('Device', 'getInfo');
  const info = getInfo === null ? null : await attempt('Reading device facts', () => getInfo());
  return {
    platform: platformName(),
    model: textField(info, 'model'),
    operatingSystem: textField(info, 'operatingSystem'),
    osVersion: textField(info, 'osVersion'),
  };
}
