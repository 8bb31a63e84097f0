/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/react';
import {
  currentPosition,
  deviceInfo,
  isNativePlatform,
  pickPhoto,
  platformName,
  readTextFile,
  registerForPush,
  saveFile,
  saveTextFile,
  canShare,
  isSaleAllowed,
  share,
  takePhoto,
  tap,
  watchNetwork,
} from '.';

function runInsideWrapper(plugins: Record<string, unknown>, platform = 'ios'): void {
  window.Capacitor = {
    isNativePlatform: () => true,
    getPlatform: () => platform,
    Plugins: plugins,
  };
}

afterEach(() => {
  delete window.Capacitor;
  for (const name of ['share', 'geolocation', 'vibrate']) Reflect.deleteProperty(navigator, name);
  jest.restoreAllMocks();
});

describe('native platforms', () => {
  it('are distinguished from the web', () => {
    expect(isNativePlatform()).toBe(false);
    expect(platformName()).toBe('web');
    runInsideWrapper({});
    expect(isNativePlatform()).toBe(true);
    expect(platformName()).toBe('ios');
    runInsideWrapper({}, 'android');
    expect(platformName()).toBe('android');
  });
});

describe('the camera', () => {
  it('is not available on the web', async () => {
    await expect(pickPhoto()).rejects.toThrow('Camera not available on this platform');
  });

  it('takes photos of quality 90 by default', async () => {
    const getPhoto = jest.fn(() => Promise.resolve({ webPath: 'capacitor://photo/1' }));
    runInsideWrapper({ Camera: { getPhoto } });
    await expect(pickPhoto()).resolves.toBe('capacitor://photo/1');
    expect(getPhoto).toHaveBeenCalledWith(expect.objectContaining({ quality: 90 }));
  });

  it('says so when people cancel', async () => {
    const getPhoto = () => Promise.reject(new Error('User cancelled photos app'));
    runInsideWrapper({ Camera: { getPhoto } });
    await expect(pickPhoto()).rejects.toThrow('User cancelled photos app');
    await expect(takePhoto()).resolves.toBeNull();
  });

  it('gives its photo as a file, whose bytes come with the answer', async () => {
    const getPhoto = jest.fn(() => Promise.resolve({ base64String: btoa('bytes') }));
    runInsideWrapper({ Camera: { getPhoto } });
    const photo = await takePhoto();
    expect(photo).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', size: 5 });
    expect(getPhoto).toHaveBeenCalledWith(expect.objectContaining({ resultType: 'base64' }));
    getPhoto.mockRejectedValue(new Error('No camera'));
    await expect(takePhoto()).rejects.toThrow('No camera');
  });
});

describe('sales', () => {
  it('are made everywhere but in the wrapper on iOS', () => {
    expect(isSaleAllowed()).toBe(true);
    runInsideWrapper({}, 'android');
    expect(isSaleAllowed()).toBe(true);
    runInsideWrapper({}, 'ios');
    expect(isSaleAllowed()).toBe(false);
  });
});

describe('sharing', () => {
  const content = { title: 'Tree Service', url: 'https://trees.example/' };

  it('prefers the wrapper, then the browser, then copies the address', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    expect(canShare()).toBe(false);
    await expect(share(content)).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith(content.url);
    Object.assign(navigator, { share: () => Promise.resolve() });
    expect(canShare()).toBe(true);
    await expect(share(content)).resolves.toBe('shared');
    const nativeShare = jest.fn(() => Promise.resolve({}));
    runInsideWrapper({ Share: { share: nativeShare } });
    await expect(share(content)).resolves.toBe('shared');
    expect(nativeShare).toHaveBeenCalledWith(content);
  });

  it('takes a change of mind for no error', async () => {
    Object.assign(navigator, {
      share: () => Promise.reject(Object.assign(new Error('no'), { name: 'AbortError' })),
    });
    await expect(share(content)).resolves.toBe('canceled');
  });
});

describe('the network', () => {
  it('is followed until stopped', () => {
    const heard: boolean[] = [];
    const stop = watchNetwork((online) => heard.push(online));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([false, true]);
  });
});

describe('the network inside the wrapper', () => {
  it('is followed by the wrapper, until stopped', async () => {
    const remove = jest.fn();
    let tell: (status: unknown) => void = () => undefined;
    const addListener = (_: string, listener: typeof tell) => {
      tell = listener;
      return Promise.resolve({ remove });
    };
    runInsideWrapper({ Network: { addListener } });
    const heard: boolean[] = [];
    const stop = watchNetwork((online) => heard.push(online));
    tell({ connected: false });
    tell({ connected: true });
    stop();
    expect(heard).toEqual([false, true]);
    await waitFor(() => expect(remove).toHaveBeenCalled());
  });
});

describe('the location', () => {
  const asked = { enableHighAccuracy: true, timeout: 10_000 };

  it('is asked from the wrapper with high accuracy and 10 seconds', async () => {
    const getCurrentPosition = jest.fn(() =>
      Promise.resolve({ coords: { latitude: 30.27, longitude: -97.74, accuracy: 8 } }),
    );
    runInsideWrapper({ Geolocation: { getCurrentPosition } });
    await expect(currentPosition()).resolves.toEqual({
      latitude: 30.27,
      longitude: -97.74,
      accuracyM: 8,
    });
    expect(getCurrentPosition).toHaveBeenCalledWith(asked);
  });

  it('comes from the browser on the web', async () => {
    const getCurrentPosition = jest.fn((found: (position: unknown) => void) =>
      found({ coords: { latitude: 1, longitude: 2, accuracy: 3 } }),
    );
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    await expect(currentPosition()).resolves.toEqual({ latitude: 1, longitude: 2, accuracyM: 3 });
    expect(getCurrentPosition).toHaveBeenCalledWith(
      expect.any(Function),
      expect.any(Function),
      asked,
    );
  });

  it('is unknown when people refuse, and the reason is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const getCurrentPosition = (_: unknown, refuse: (refusal: unknown) => void) =>
      refuse({ message: 'User denied Geolocation' });
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    await expect(currentPosition()).resolves.toBeNull();
    expect(log).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ message: 'User denied Geolocation' }),
    );
  });
});

describe('haptics', () => {
  it('tap with medium strength by default', async () => {
    const impact = jest.fn(() => Promise.resolve());
    runInsideWrapper({ Haptics: { impact } });
    await tap();
    await tap('heavy');
    expect(impact.mock.calls).toEqual([[{ style: 'MEDIUM' }], [{ style: 'HEAVY' }]]);
  });

  it('vibrate shortly where the web can', async () => {
    const vibrate = jest.fn();
    Object.assign(navigator, { vibrate });
    await tap();
    expect(vibrate).toHaveBeenCalledWith(20);
  });
});

describe('device facts', () => {
  it('come from the wrapper, and are only the platform on the web', async () => {
    const unknown = { model: null, operatingSystem: null, osVersion: null };
    await expect(deviceInfo()).resolves.toEqual({ platform: 'web', ...unknown });
    const info = { model: 'Pixel 9', operatingSystem: 'android', osVersion: '16' };
    runInsideWrapper({ Device: { getInfo: () => Promise.resolve(info) } }, 'android');
    await expect(deviceInfo()).resolves.toEqual({ platform: 'android', ...info });
  });
});

describe('files', () => {
  it('are written and read among the documents of the wrapper', async () => {
    const kept = new Map<string, string>();
    runInsideWrapper({
      Filesystem: {
        writeFile: ({ path, data }: { path: string; data: string }) => {
          kept.set(path, data);
          return Promise.resolve({});
        },
        readFile: ({ path }: { path: string }) =>
          kept.has(path)
            ? Promise.resolve({ data: kept.get(path) })
            : Promise.reject(new Error('File does not exist')),
      },
    });
    await saveTextFile('ledger.csv', 'a,b');
    await saveFile('quote.pdf', new Blob(['%PDF']));
    expect(kept.get('quote.pdf')).toBe(btoa('%PDF'));
    await expect(readTextFile('ledger.csv')).resolves.toBe('a,b');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(readTextFile('other.csv')).resolves.toBeNull();
  });

  it('that a device does not take are said to be missing, and why is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const writeFile = () => Promise.reject(new Error('No space left'));
    runInsideWrapper({ Filesystem: { writeFile } });
    await expect(saveTextFile('ledger.csv', 'a,b')).rejects.toThrow(
      'The file could not be saved on this device.',
    );
    expect(log).toHaveBeenCalled();
  });

  it('are downloaded on the web, where their address stays until the browser has read it', async () => {
    jest.useFakeTimers();
    const clicked: string[] = [];
    const revoke = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    await saveTextFile('ledger.csv', 'a,b');
    await saveFile('quote.pdf', new Blob(['%PDF']));
    expect(clicked).toEqual(['ledger.csv', 'quote.pdf']);
    expect(revoke).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(revoke).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});

describe('push notifications', () => {
  const listeners = new Map<string, (answer: unknown) => void>();
  const wrapper = (receive: string, answer: () => void) => ({
    PushNotifications: {
      requestPermissions: () => Promise.resolve({ receive }),
      addListener: (event: string, listener: (answer: unknown) => void) => {
        listeners.set(event, listener);
        return Promise.resolve({});
      },
      register: () => {
        answer();
        return Promise.resolve();
      },
    },
  });

  it('are not for the web', async () => {
    await expect(registerForPush()).resolves.toBeNull();
  });

  it('give the token of the device once people allow them', async () => {
    runInsideWrapper(wrapper('granted', () => listeners.get('registration')?.({ value: 'abc' })));
    await expect(registerForPush()).resolves.toBe('abc');
    runInsideWrapper(wrapper('denied', () => undefined));
    await expect(registerForPush()).resolves.toBeNull();
  });

  it('fail with no more than a log', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    runInsideWrapper(
      wrapper('granted', () => listeners.get('registrationError')?.({ error: 'No network' })),
    );
    await expect(registerForPush()).resolves.toBeNull();
    expect(log).toHaveBeenCalled();
  });
});
