import { inSection, type Statement } from '../statement';

const PLANS = 'supabase/tests/plans.test.ts';

const three = inSection('§3');

/** Statements about entities and their fields (§3). */
export const entities: readonly Statement[] = [
  three('error_logs fields', 'supabase/schemas/95_admin/tables.sql', [
    'e2e/conformance/scenes/columns.ts',
    "${table} holds ${Object.keys(entry).join(', ')}",
  ]),
  three('Plan feature featuredProfile', 'supabase/schemas/20_vendors/functions/directory.sql', [
    PLANS,
    'takes the first place of the directory and says so, only with verified insurance',
  ]),
  three(
    'Plan feature prioritySupport',
    'supabase/schemas/95_admin/functions/contact_messages.sql',
    [PLANS, 'priority support counts a message as waiting a day longer, and no one else’s'],
  ),
  three(
    'justAuthenticated is used around sign-in',
    'shared/kernel/src/auth/returnMemory.ts',
    [
      'mf-public/src/pages/AuthCallback/AuthCallbackPage.test.tsx',
      'shows a notice and redirects after sign-in',
    ],
    {
      note: 'Written after a callback and cleared at sign-out. No page decides by it.',
    },
  ),
  three('returnToAfterAuth', 'shared/kernel/src/auth/returnMemory.ts', [
    'e2e/conformance/scenes/calls.ts',
    'returnToAfterAuth holds the path to return to after sign-in',
  ]),
  three(
    'Navigation item: label, to, icon, requiresAuth',
    'shared/kernel/src/contract/navigation.ts',
    ['shared/kernel/src/contract/navigation.test.ts', 'shows %s the right header'],
  ),
  three(
    'Service category and service: title, description and three benefits',
    'mf-public/src/pages/Home/HomeServices.tsx',
    [
      'e2e/conformance/scenes/home.ts',
      'The tab ${tabs[place]} has three cards with three benefits each',
    ],
  ),
  three('Bucket tree-photos', 'supabase/schemas/30_requests/data.sql', [
    'e2e/conformance/scenes/errors.ts',
    'The existence check finds: ${what}',
  ]),
  three(
    'pendingServiceRequest holds an unsent request and its expirationTime',
    'shared/kernel/src/requests/pendingRequest.ts',
    ['shared/kernel/src/requests/pendingRequest.test.ts', 'is restored as saved until it expires'],
  ),
  three('authRedirectSource holds serviceRequest', 'shared/kernel/src/auth/returnMemory.ts', [
    'mf-public/src/pages/Login/LoginPage.test.tsx',
    'stores the request form as the return path before leaving for a sign-in provider',
  ]),
  three(
    'mobileAuthInProgress and mobileAuthProvider are used around sign-in, and cleared on an error',
    'shared/kernel/src/auth/returnMemory.ts',
    [
      'shared/kernel/src/auth/authentication.test.ts',
      'stores the return path and stays, with a message, when the provider is not set up',
    ],
  ),
  three('pushToken holds the push token', 'shared/kernel/src/auth/signOut.ts', [
    'shared/kernel/src/auth/authentication.test.ts',
    'unregisters the push token first',
  ]),
];
