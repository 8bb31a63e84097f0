import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticesWanted } from './notify';

const SonnerToaster = lazy(() => import('./SonnerToaster'));

/** Where notices appear. Stands once per page; downloads nothing until the first notice. */
export function Toaster() {
  const wanted = useSyncExternalStore(noticesWanted.subscribe, noticesWanted.get);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SonnerToaster />
    </Suspense>
  );
}
