/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/react';
import { followBackButton, watchOpenedLinks } from '.';

type Listener = (news: unknown) => void;

const listeners = new Map<string, Listener>();
const removed: string[] = [];
const minimizeApp = jest.fn(() => Promise.resolve());
let launchUrl: string | undefined;

const own = (path: string) => window.location.origin + path;
const tell = (event: string, news: unknown) => listeners.get(event)?.(news);

beforeEach(() => {
  launchUrl = undefined;
  listeners.clear();
  removed.length = 0;
  const App = {
    addListener: (event: string, listener: Listener) => {
      listeners.set(event, listener);
      return { remove: () => removed.push(event) };
    },
    getLaunchUrl: () => Promise.resolve(launchUrl === undefined ? undefined : { url: launchUrl }),
    minimizeApp,
  };
  const PushNotifications = { addListener: App.addListener };
  window.Capacitor = { isNativePlatform: () => true, Plugins: { App, PushNotifications } };
});

afterEach(() => {
  delete window.Capacitor;
  jest.restoreAllMocks();
});

const startedFresh = (pages: number) =>
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(pages);

describe('links that open the app', () => {
  it('are followed when they are of this site', async () => {
    const open = jest.fn();
    const stop = watchOpenedLinks(open);
    tell('appUrlOpen', { url: own('/vendor/requests/1') });
    expect(open).toHaveBeenCalledWith(own('/vendor/requests/1'));
    for (const url of ['https://other.example/auth/callback', 'not a link', window.location.href]) {
      tell('appUrlOpen', { url });
    }
    expect(open).toHaveBeenCalledTimes(1);
    stop();
    await waitFor(() => expect(removed).toEqual(['appUrlOpen', 'pushNotificationActionPerformed']));
  });

  it('are followed from a push message that is pressed', () => {
    const open = jest.fn();
    watchOpenedLinks(open);
    const press = (link: unknown) =>
      tell('pushNotificationActionPerformed', { notification: { data: { link } } });
    press('/vendor/requests/1');
    expect(open).toHaveBeenCalledWith(own('/vendor/requests/1'));
    for (const link of [
      'https://other.example/',
      '//other.example/',
      '/\\other.example',
      undefined,
    ]) {
      press(link);
    }
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('are followed once when they started it', async () => {
    launchUrl = own('/auth/callback?code=1');
    const open = jest.fn();
    startedFresh(1);
    watchOpenedLinks(open);
    await waitFor(() => expect(open).toHaveBeenCalledWith(launchUrl));
    const again = jest.fn();
    startedFresh(2);
    watchOpenedLinks(again);
    await Promise.resolve();
    expect(again).not.toHaveBeenCalled();
  });

  it('do not exist in a browser', () => {
    delete window.Capacitor;
    const open = jest.fn();
    watchOpenedLinks(open)();
    followBackButton()();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the back button', () => {
  it('goes back a page, and puts the app away on the first', async () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    followBackButton();
    tell('backButton', { canGoBack: true });
    expect(back).toHaveBeenCalledTimes(1);
    expect(minimizeApp).not.toHaveBeenCalled();
    tell('backButton', { canGoBack: false });
    await waitFor(() => expect(minimizeApp).toHaveBeenCalledTimes(1));
    expect(back).toHaveBeenCalledTimes(1);
    // An open dialog takes the press.
    const take = (event: Event) => event.preventDefault();
    window.addEventListener('tree-service:back', take);
    tell('backButton', { canGoBack: true });
    window.removeEventListener('tree-service:back', take);
    expect(back).toHaveBeenCalledTimes(1);
  });
});
