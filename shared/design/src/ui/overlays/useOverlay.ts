import { useEffect, useEffectEvent, useState } from 'react';

/** Event for the Back button of the app: an overlay that closes on it prevents the default. */
const APP_BACK = 'tree-service:back';

/** The place of an entry of the history, as the router numbers them; null for entries that are not its own. */
export function placeIn(state: unknown): number | null {
  const place: unknown = Reflect.get(Object(state), 'idx');
  return typeof place === 'number' ? place : null;
}

// The open overlays, the topmost last: Back closes that one alone.
const opened: object[] = [];

function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const here = placeIn(window.history.state);
    const overlay = {};
    opened.push(overlay);
    const isTopmost = () => opened.at(-1) === overlay;
    // The browser has gone back already: the router must not hear of it, and the browser returns.
    const onTravel = (event: PopStateEvent) => {
      const there = placeIn(event.state);
      if (here === null || there === null || there >= here || !isTopmost()) return;
      event.stopImmediatePropagation();
      const returned = (arrival: Event) => arrival.stopImmediatePropagation();
      window.addEventListener('popstate', returned, { capture: true, once: true });
      window.history.go(here - there);
      closeIt();
    };
    const onAppBack = (event: Event) => {
      if (event.defaultPrevented || !isTopmost()) return;
      event.preventDefault();
      closeIt();
    };
    window.addEventListener('popstate', onTravel, { capture: true });
    window.addEventListener(APP_BACK, onAppBack);
    return () => {
      window.removeEventListener('popstate', onTravel, { capture: true });
      window.removeEventListener(APP_BACK, onAppBack);
      opened.splice(opened.indexOf(overlay), 1);
    };
  }, [isOpen]);
}

/**
 * The open state of an overlay, controlled or, without `open`, its own. While it is open, Back closes it and the
 * page stays; no history entry is added. `isInAddress`: opening it added an entry, so Back closes it anyway.
 */
export function useOverlay(
  open: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
  isInAddress = false,
): { open: boolean; onOpenChange: (open: boolean) => void } {
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  useBackCloses((open ?? isOpen) && !isInAddress, () => change(false));
  return { open: open ?? isOpen, onOpenChange: change };
}
