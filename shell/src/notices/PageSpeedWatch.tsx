import { useEffect } from 'react';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  isKnownToBeOn,
  pageHost,
  privacyChoices,
  recordPageVitals,
  runtimeConfig,
  type PageVitals,
} from '@tree-service/kernel';
import { breakpoint } from '@tree-service/design';

// Ids, numbers and long words tell about a request or a person; the page has a name without them.
const REVEALING = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+|.{41,}|.*[^a-z0-9-].*)$/;
const MOST_SIGNS = 80;
const MOST_PARTS = 4;

/** The name of the page at a path, without what identifies anything: "/requests/:id". */
export function pageName(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean).slice(0, MOST_PARTS);
  return `/${parts.map((part) => (REVEALING.test(part) ? ':id' : part)).join('/')}`.slice(
    0,
    MOST_SIGNS,
  );
}

function watchPage(): (() => void) | undefined {
  if (Math.random() >= runtimeConfig().pageSpeedShare) return undefined;
  const page = pageName(window.location.pathname);
  const remote = pageHost()?.shownRemote()?.name ?? null;
  const device = window.innerWidth < breakpoint.tablet ? 'narrow' : 'wide';
  let vitals: PageVitals = {};
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      vitals = { ...vitals, [name]: Math.round(value * 1000) / 1000 };
    });
  }
  // A page is measured from how it was entered; what is known is sent when people leave it.
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    const measured = vitals;
    vitals = {};
    if (!isKnownToBeOn('performance_monitoring') || !privacyChoices.isAllowed('pageSpeed')) return;
    const running = pageHost()?.running();
    recordPageVitals({
      page,
      device,
      release: running?.shell ?? null,
      remote,
      remote_version: (remote && running?.remotes[remote]) ?? null,
      vitals: measured,
    });
  };
  document.addEventListener('visibilitychange', send);
  return () => document.removeEventListener('visibilitychange', send);
}

/**
 * Measures how fast the page was and records it when people leave it, for the share of page loads that the
 * deployment names. Renders nothing.
 */
export function PageSpeedWatch() {
  useEffect(watchPage, []);
  return null;
}
