import { inSection, type Statement } from '../statement';

const UNCAUGHT = 'shared/kernel/src/errors/uncaughtErrors.test.ts';
const NATIVE = 'shared/kernel/src/native/native.test.ts';
const LOGIN = 'mf-public/src/pages/Login/LoginPage.test.tsx';

const eight = inSection('§8');

/** Statements about messages and errors (§8). */
export const messages: readonly Statement[] = [
  eight(
    'Toast: Please verify your email address to continue',
    'shell/src/auth/AreaGuard.tsx',
    [
      'shell/src/auth/accessDecision.test.ts',
      'the branch for an unverified address is there and never taken',
    ],
    {
      note: 'Shown by the branch of the guard that is not triggered.',
    },
  ),
  eight(
    'Errors are counted in a global metrics object',
    'shared/kernel/src/errors/errorMetrics.ts',
    [
      'shared/kernel/src/errors/reportError.test.ts',
      'counts by severity and category, with error and unknown as defaults',
    ],
    {
      note: 'window.treeServiceErrors; /admin-diagnostics shows it.',
    },
  ),
  eight(
    'Critical errors show a toast by default',
    'shared/kernel/src/auth/loadProfile.ts',
    [
      'shared/kernel/src/errors/reportError.test.ts',
      'shows a toast only for critical errors by default',
    ],
    {
      note: 'An account whose profile the server does not give is critical.',
    },
  ),
  eight(
    'Categories validation and edge_function, severity debug',
    'shared/kernel/src/errors/errorReport.ts',
    [
      'mf-vendor/src/api/payments.test.ts',
      'a failure of the server is reported with the id and the releases it was sent with',
    ],
    {
      note: 'Accepted and filtered; refusals of input are answers, not errors. Payments report edge_function.',
    },
  ),
  eight(
    'Uncaught errors outside React are reported',
    'shared/kernel/src/errors/uncaughtErrors.ts',
    [
      UNCAUGHT,
      'an error in a timer and a rejected promise are saved, with where they were noticed',
    ],
  ),
  eight("'Failed to sign in with {provider}.'", 'shared/kernel/src/auth/signInWithProvider.ts', [
    LOGIN,
    'says the same sentence when a provider fails %s',
  ]),
  eight(
    'The error boundary may show a toast, call back and render another fallback than the card',
    'shared/design/src/ui/feedback/ErrorBoundary.tsx',
    [
      'shared/design/src/ui/feedback/ErrorBoundary.test.tsx',
      'shows a toast only when asked, calls back, and takes another fallback',
    ],
  ),
  eight(
    "'User cancelled photos app' when the photo pick is cancelled",
    'shared/kernel/src/native/camera.ts',
    [NATIVE, 'says so when people cancel'],
  ),
  eight('Other native errors are only logged', 'shared/kernel/src/native/attempt.ts', [
    NATIVE,
    'is unknown when people refuse, and the reason is only logged',
  ]),
];
