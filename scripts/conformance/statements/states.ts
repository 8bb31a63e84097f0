import { inSection, type Statement } from '../statement';

const NOTICES = 'shell/src/notices/notices.test.tsx';

const four = inSection('§4');

/** Statements about states and transitions (§4). */
export const states: readonly Statement[] = [
  four('Session validity is checked on load', 'shared/kernel/src/auth/session.ts', [
    'shared/kernel/src/auth/sessionAtLoad.test.ts',
    'a session that the server refuses at load says that it expired',
  ]),
  four(
    'A redirect to /confirm-email exists in the guard but is not triggered',
    'shell/src/auth/accessDecision.ts',
    [
      'shell/src/auth/accessDecision.test.ts',
      'the branch for an unverified address is there and never taken',
    ],
  ),
  four(
    'Pending: an expired request is removed for everyone who is signed in',
    'shell/src/notices/usePendingRequestNotice.ts',
    [NOTICES, 'removes an expired one of an account of type %s'],
  ),
  four(
    'Callback: a pending request sends the user to /request',
    'mf-public/src/authentication/destinationAfterSignIn.ts',
    [
      'mf-public/src/pages/AuthCallback/AuthCallbackPage.test.tsx',
      'goes to a pending request first',
    ],
    {
      answer: 'deviates',
      note: 'Owners alone: the form refuses Pros and administrators, who go where they were going.',
    },
  ),
  four(
    "Callback: an error of the check gives 'Authentication failed. Please try again.' and leads to /login after 3 s",
    'mf-public/src/authentication/useCallbackOutcome.ts',
    [
      'mf-public/src/pages/AuthCallback/AuthCallbackPage.test.tsx',
      'reports a failed session check and returns to sign-in',
    ],
  ),
  four('A session that was remembered ends after 30 days', 'shared/kernel/src/auth/session.ts', [
    'shared/kernel/src/auth/authentication.test.ts',
    'survives closing the browser when remembered, for 30 days',
  ]),
];
