/** Where the script comes from, and where it reports to. */
export const WATCHER_PATH = '/.watcher.js';
export const COMPLAINT_PATH = '/.complaint';

/** Runs before every other script of a page and reports what goes wrong in it. */
export const WATCHER = `(() => {
  let isLeft = false;
  // What was still being loaded is given up then.
  addEventListener('beforeunload', () => { isLeft = true; });
  const complain = (what) => {
    if (!isLeft) navigator.sendBeacon('${COMPLAINT_PATH}', location.pathname + ': ' + what);
  };
  addEventListener('error', ({ target, error, message }) => {
    const address = target.src ?? target.href;
    const kind = target.rel ?? '';
    complain(address ? 'Not loaded: ' + kind + ' ' + address : 'Uncaught: ' + message + ' ' + (error?.stack ?? ''));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    complain('Unhandled: ' + reason + ' ' + (reason?.stack ?? ''));
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    complain('Against the policy ' + event.effectiveDirective + ': ' + event.blockedURI + ' ' + event.sample);
  });
  const { error } = console;
  console.error = (...words) => {
    complain('Console: ' + words.map((word) => word?.stack ?? String(word)).join(' '));
    error.apply(console, words);
  };
})();
`;
