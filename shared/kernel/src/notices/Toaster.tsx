import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toasterRequested } from './notify';

/**
 * Where notices appear, once per page; downloads nothing until the first notice. When the download
 * fails, the page continues without it, and the next notice tries again.
 */
export function Toaster() {
  const requests = useSyncExternalStore(
    toasterRequested.subscribe,
    toasterRequested.get,
    toasterRequested.get,
  );
  const [Stack, setStack] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (requests === 0 || Stack !== null) return;
    import('./SonnerToaster').then(
      ({ default: Loaded }) => setStack(() => Loaded),
      (cause: unknown) => console.error('Notices could not be loaded.', cause),
    );
  }, [requests, Stack]);

  return Stack && <Stack />;
}
