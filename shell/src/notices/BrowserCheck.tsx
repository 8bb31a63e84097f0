import { useEffect } from 'react';
import { notify } from '@tree-service/kernel';
import { browserProblems, detectFeatures } from './browserSupport';

const SHOWN_MS = 15_000;

/** Warns once per visit when the browser is too old or lacks a feature. Renders nothing. */
export function BrowserCheck() {
  useEffect(() => {
    const problems = browserProblems(navigator.userAgent, detectFeatures());
    if (problems.length === 0) return;
    notify.warning('Your browser may not work with this site', {
      description: `${problems.join(', ')}. Update it to use the whole site.`,
      duration: SHOWN_MS,
      id: 'browser-check',
    });
  }, []);
  return null;
}
