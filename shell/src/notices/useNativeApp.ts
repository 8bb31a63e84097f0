import { useEffect } from 'react';
import { followBackButton, watchOpenedLinks } from '@tree-service/kernel/native';

function open(address: string): void {
  // A page of its own, because the answer of a sign-in is read when a page starts.
  window.location.assign(address);
}

/** Inside the native wrapper: follows links that open the app, and the back button. */
export function useNativeApp(): void {
  useEffect(() => {
    const stopLinks = watchOpenedLinks(open);
    const stopButton = followBackButton();
    return () => {
      stopLinks();
      stopButton();
    };
  }, []);
}
