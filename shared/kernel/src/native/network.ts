import { attempt } from './attempt';
import { pluginCall, recordField, type PluginCall } from './plugin';

/** Whether the device says that it is on a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/**
 * Calls `listener` whenever the device leaves or joins a network, as the native wrapper or else the
 * browser tells. Returns how to stop.
 */
export function watchNetwork(listener: (online: boolean) => void): () => void {
  const listen = pluginCall('Network', 'addListener');
  if (listen !== null) return watchWrapper(listen, listener);
  const online = () => listener(true);
  const offline = () => listener(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}

function watchWrapper(listen: PluginCall, listener: (online: boolean) => void): () => void {
  const handle = attempt('Following the network', () =>
    listen('networkStatusChange', (status: unknown) =>
      listener(recordField(status, 'connected') === true),
    ),
  );
  return () => {
    void handle.then((listening) => {
      const remove = recordField(listening, 'remove');
      if (typeof remove === 'function') Reflect.apply(remove, listening, []);
    });
  };
}
