import { recordField, watchPlugin } from './plugin';

/** Whether the device says that it is on a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/**
 * Calls `listener` whenever the device leaves or joins a network, as the native wrapper or else the
 * browser tells. Returns how to stop.
 */
export function watchNetwork(listener: (online: boolean) => void): () => void {
  const stop = watchPlugin('Network', 'networkStatusChange', (status) =>
    listener(recordField(status, 'connected') === true),
  );
  if (stop !== null) return stop;
  const online = () => listener(true);
  const offline = () => listener(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}
