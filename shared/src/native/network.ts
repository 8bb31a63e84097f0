/** Whether the device says that it is on a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `listener` whenever the device leaves or joins a network. Returns how to stop. */
export function watchNetwork(listener: (online: boolean) => void): () => void {
  const online = () => listener(true);
  const offline = () => listener(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}
