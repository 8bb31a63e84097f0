import { reportError } from './reportError';

// Told by browsers when a size observer takes longer than a frame; nothing is broken.
const HARMLESS = /^ResizeObserver loop/;

/**
 * Reports what nothing in the page catches: errors in timers and listeners, and rejected promises.
 * Errors that React caught are reported by its boundaries and do not come here. Returns how to stop.
 */
export function watchUncaughtErrors(target: Window = window): () => void {
  const onError = ({ error, message }: ErrorEvent) => {
    if (HARMLESS.test(message)) return;
    // Scripts of other origins (browser extensions) hide what happened; there is nothing to report.
    if (error === null || error === undefined) return;
    reportError(error, { category: 'unknown', source: 'uncaught error' });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'AbortError') return;
    reportError(reason, { category: 'unknown', source: 'unhandled rejection' });
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
