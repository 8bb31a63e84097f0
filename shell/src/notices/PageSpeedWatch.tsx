import { useEffect } from 'react';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  isKnownToBeOn,
  pageHost,
  privacyChoices,
  recordPageVitals,
  type PageVitals,
} from '@tree-service/kernel';
import { breakpoint } from '@tree-service/design';
import { pageName } from './pageName';

function watchPage(): () => void {
  const page = pageName(window.location.pathname);
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
    const release = pageHost()?.running().shell ?? null;
    recordPageVitals({ page, device, release, vitals: measured });
  };
  document.addEventListener('visibilitychange', send);
  return () => document.removeEventListener('visibilitychange', send);
}

/** Measures how fast the page was and records it when people leave it. Renders nothing. */
export function PageSpeedWatch() {
  useEffect(watchPage, []);
  return null;
}
