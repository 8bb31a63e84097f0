import { pluginCall, recordField, textField, watchPlugin, attempt } from './plugin';

/** The address of a link when it is one of this site other than the page that is open. */
function ownAddress(link: string | null): string | null {
  if (link === null || !URL.canParse(link) || link === window.location.href) return null;
  return new URL(link).origin === window.location.origin ? link : null;
}

/**
 * Calls `open` with every link of this site that another app, such as the mail program, opens in the native
 * wrapper: the one that started it, and later ones; and with that of every push message people press. Links
 * of other sites are ignored. Returns how to stop.
 */
export function watchOpenedLinks(open: (address: string) => void): () => void {
  const openOwn = (link: string | null) => {
    const address = ownAddress(link);
    if (address !== null) open(address);
  };
  const openUrl = (answer: unknown) => openOwn(textField(answer, 'url'));
  const openMessage = (press: unknown) => {
    // The server names pages by their path.
    const page = textField(recordField(recordField(press, 'notification'), 'data'), 'link');
    const { origin } = window.location;
    openOwn(page !== null && URL.canParse(page, origin) ? new URL(page, origin).href : null);
  };
  const launch = pluginCall('App', 'getLaunchUrl');
  // The wrapper keeps telling how it was started; only its first page has not followed that yet.
  if (launch !== null && window.history.length === 1) {
    void attempt('Reading the link that started the app', launch).then(openUrl);
  }
  const stops = [
    watchPlugin('App', 'appUrlOpen', openUrl),
    watchPlugin('PushNotifications', 'pushNotificationActionPerformed', openMessage),
  ];
  return () => stops.forEach((stop) => stop?.());
}

/**
 * Lets the back button of Android close what is open over the page, else go back a page, and put the app away on
 * the first one. Returns how to stop; nothing happens outside the wrapper.
 */
export function followBackButton(): () => void {
  const stop = watchPlugin('App', 'backButton', (press) => {
    // An open dialog or menu takes the press.
    if (!window.dispatchEvent(new Event('tree-service:back', { cancelable: true }))) return;
    if (recordField(press, 'canGoBack') === true) window.history.back();
    else void attempt('Putting the app away', async () => pluginCall('App', 'minimizeApp')?.());
  });
  return stop ?? (() => undefined);
}
