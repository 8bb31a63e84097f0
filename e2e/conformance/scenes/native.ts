import * as native from '@tree-service/kernel/native';
import { expect } from '../../support/test';
import { row, type Row, type Scene, type Section } from '../scene';

type Plugins = Record<string, Record<string, (options: unknown) => Promise<unknown>>>;

/**
 * A statement about the adapters of the native wrapper, with the wrapper's own plugins stood in for:
 * no browser has them.
 */
function inWrapper(
  section: Section,
  statement: string,
  plugins: Plugins | null,
  check: () => Promise<void>,
): Row {
  return row(section, statement, async () => {
    const wrapper = plugins && {
      isNativePlatform: () => true,
      getPlatform: () => 'ios',
      Plugins: plugins,
    };
    Reflect.set(globalThis, 'window', wrapper ? { Capacitor: wrapper } : {});
    try {
      await check();
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }
  });
}

const asked: unknown[] = [];
const answering = (answer: unknown) => (options: unknown) => {
  asked.splice(0, asked.length, options);
  return Promise.resolve(answer);
};
const cancelling = () => Promise.reject(new Error('User cancelled photos app'));
const position = { coords: { latitude: 30.27, longitude: -97.74, accuracy: 5 } };

export const nativeScenes: readonly Scene[] = [
  {
    name: 'The native wrapper',
    rows: [
      inWrapper(
        8,
        `'Camera not available on this platform' on non-native platforms`,
        null,
        async () => {
          await expect(native.pickPhoto()).rejects.toThrow('Camera not available on this platform');
        },
      ),
      inWrapper(
        8,
        `'User cancelled photos app' when the photo pick is cancelled`,
        // Without a word of its own: the sentence must be the product's.
        { Camera: { getPhoto: answering({}) } },
        async () => {
          await expect(native.pickPhoto()).rejects.toThrow('User cancelled photos app');
        },
      ),
      inWrapper(
        9,
        'Photo quality is 90 by default',
        { Camera: { getPhoto: answering({ webPath: 'photo' }) } },
        async () => {
          await native.pickPhoto();
          expect(asked[0]).toMatchObject({ quality: 90 });
        },
      ),
      inWrapper(
        9,
        'Location: a timeout of 10 s with high accuracy',
        { Geolocation: { getCurrentPosition: answering(position) } },
        async () => {
          await native.currentPosition();
          expect(asked[0]).toEqual({ enableHighAccuracy: true, timeout: 10_000 });
        },
      ),
      inWrapper(
        9,
        'Haptic strength is medium by default',
        { Haptics: { impact: answering({}) } },
        async () => {
          await native.tap();
          expect(asked[0]).toEqual({ style: 'MEDIUM' });
        },
      ),
      inWrapper(
        8,
        'Other native errors are only logged',
        { Geolocation: { getCurrentPosition: cancelling } },
        async () => {
          expect(await native.currentPosition()).toBeNull();
        },
      ),
      inWrapper(2, 'The native wrapper is detected at runtime', { Camera: {} }, () => {
        expect(native.isNativePlatform()).toBe(true);
        return Promise.resolve();
      }),
      row(1, 'Push notifications work only on native platforms', async () => {
        const calls: string[] = [];
        const push = {
          requestPermissions: () => {
            calls.push('ask');
            return Promise.resolve({ receive: 'granted' });
          },
          register: () => Promise.resolve({}),
          addListener: (name: string, tell: (answer: unknown) => void) => {
            if (name === 'registration') tell({ value: 'token-1' });
            return Promise.resolve({});
          },
        };
        const inside = async (isNative: boolean) => {
          const Capacitor = {
            isNativePlatform: () => isNative,
            getPlatform: () => (isNative ? 'ios' : 'web'),
            Plugins: { PushNotifications: push },
          };
          Reflect.set(globalThis, 'window', { Capacitor });
          try {
            return await native.registerForPush();
          } finally {
            Reflect.deleteProperty(globalThis, 'window');
          }
        };
        expect(await inside(false)).toBeNull();
        expect(calls).toEqual([]);
        // The control: the same plugin registers on a native platform.
        expect(await inside(true)).toBe('token-1');
      }),
    ],
  },
];
