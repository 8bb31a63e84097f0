import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterRequested } from './notify';

const SonnerToaster = lazy(() => import('./SonnerToaster'));

/** Where notices appear, once per page; downloads nothing until the first notice. */
export function Toaster() {
  const isRequested = useSyncExternalStore(toasterRequested.subscribe, toasterRequested.get);
  if (!isRequested) return null;
  return (
    <Suspense fallback={null}>
      <SonnerToaster />
    </Suspense>
  );
}
