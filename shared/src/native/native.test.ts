import { isNativePlatform, pickPhoto, platformName, share, watchNetwork } from '.';

function runInsideWrapper(plugins: Record<string, unknown>, platform = 'ios'): void {
  window.Capacitor = {
    isNativePlatform: () => true,
    getPlatform: () => platform,
    Plugins: plugins,
  };
}

afterEach(() => {
  delete window.Capacitor;
  Reflect.deleteProperty(navigator, 'share');
});

describe('native platforms', () => {
  it('are told from the web', () => {
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

  it('takes photos of quality 90 unless told otherwise', async () => {
    const getPhoto = jest.fn(() => Promise.resolve({ webPath: 'capacitor://photo/1' }));
    runInsideWrapper({ Camera: { getPhoto } });
    await expect(pickPhoto()).resolves.toBe('capacitor://photo/1');
    expect(getPhoto).toHaveBeenCalledWith(expect.objectContaining({ quality: 90 }));
  });

  it('says so when people cancel', async () => {
    const getPhoto = () => Promise.reject(new Error('User cancelled photos app'));
    runInsideWrapper({ Camera: { getPhoto } });
    await expect(pickPhoto()).rejects.toThrow('User cancelled photos app');
  });
});

describe('sharing', () => {
  const content = { title: 'Tree Service', url: 'https://trees.example/' };

  it('prefers the wrapper, then the browser, then copies the address', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    await expect(share(content)).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith(content.url);
    Object.assign(navigator, { share: () => Promise.resolve() });
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
    await expect(share(content)).resolves.toBe('cancelled');
  });
});

describe('the network', () => {
  it('is followed until told to stop', () => {
    const heard: boolean[] = [];
    const stop = watchNetwork((online) => heard.push(online));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([false, true]);
  });
});
