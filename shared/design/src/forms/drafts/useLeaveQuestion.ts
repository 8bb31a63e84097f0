import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { placeIn } from '../../ui/overlays/useOverlay';

/** The address a click would lead to within the product; null for anything else. */
function addressLeft(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.hasAttribute('download'))
    return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return `${pathname}${search}${hash}`;
}

/** What is held, and what lets go of it. */
export interface LeaveState {
  /** Where it leads: an address, or how many entries of the history; null while nothing is held. */
  readonly heldFor: string | number | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** While something cannot be kept, holds links, Back and Forward that lead away from the page until someone says so. */
export function useLeaveQuestion(isAtRisk: boolean): LeaveState {
  const [heldFor, setHeldFor] = useState<string | number | null>(null);
  const navigate = useNavigate();
  const location = useLocation();

  const askOnLink = useEffectEvent((event: MouseEvent) => {
    const address = addressLeft(event);
    if (address === null) return;
    event.preventDefault();
    event.stopPropagation();
    setHeldFor(address);
  });
  useEffect(() => {
    if (!isAtRisk) return undefined;
    document.addEventListener('click', askOnLink, { capture: true });
    return () => document.removeEventListener('click', askOnLink, { capture: true });
  }, [isAtRisk]);

  const [leaving, setLeaving] = useState<{ to: string | number; from: Location } | null>(null);
  const isLeaving = leaving?.from === location;
  useEffect(() => {
    if (!isAtRisk || isLeaving) return undefined;
    const here = placeIn(window.history.state);
    // The browser has gone there already: the router must not hear of it, and the browser goes back.
    const askOnTravel = (event: PopStateEvent) => {
      const there = placeIn(event.state);
      if (here === null || there === null) return;
      if (there !== here && window.location.pathname === location.pathname) return;
      event.stopImmediatePropagation();
      if (there === here) return;
      window.history.go(here - there);
      setHeldFor(there - here);
    };
    window.addEventListener('popstate', askOnTravel, { capture: true });
    return () => window.removeEventListener('popstate', askOnTravel, { capture: true });
  }, [isAtRisk, isLeaving, location]);

  // Once nothing listens for Back anymore.
  const leave = useEffectEvent(() => {
    if (typeof leaving?.to === 'number') void navigate(leaving.to);
    else if (leaving !== null) void navigate(leaving.to);
  });
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);

  return {
    heldFor,
    stay: () => setHeldFor(null),
    leave: () => {
      if (heldFor !== null) setLeaving({ to: heldFor, from: location });
    },
  };
}

/** Lets the browser ask before the page is closed, while something here would be lost. */
export function useCloseQuestion(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}
