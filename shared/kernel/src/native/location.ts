import { isNativePlatform } from './platform';
import { numberField, pluginCall, recordField, attempt } from './plugin';

const TIMEOUT_MS = 10_000;
const options = { enableHighAccuracy: true, timeout: TIMEOUT_MS } as const;

/** A place on Earth (WGS 84 degrees), with how far off it may be in meters. */
export interface DevicePosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number;
}

function fromWrapper(answer: unknown): DevicePosition {
  const coords = recordField(answer, 'coords');
  return {
    latitude: numberField(coords, 'latitude'),
    longitude: numberField(coords, 'longitude'),
    accuracyM: numberField(coords, 'accuracy'),
  };
}

function fromBrowser(): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser has no geolocation.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyM: accuracy }),
      (refusal) => reject(new Error(refusal.message)),
      options,
    );
  });
}

/**
 * Where the device is: asked with high accuracy and a limit of 10 seconds, from the native wrapper or
 * else the browser. Null when people refuse or it cannot be found; the reason is only logged.
 */
export function currentPosition(): Promise<DevicePosition | null> {
  const locate = isNativePlatform() ? pluginCall('Geolocation', 'getCurrentPosition') : null;
  return attempt('Finding the location', async () =>
    locate === null ? fromBrowser() : fromWrapper(await locate(options)),
  );
}
