import { inSection, type Statement } from '../statement';

const PLANS = 'supabase/tests/plans.test.ts';

const three = inSection('§3');

/** Statements about entities and their fields (§3). */
export const entities: readonly Statement[] = [
  three('error_logs fields', 'supabase/schemas/95_admin/tables.sql', [
    'e2e/conformance/scenes/calls.ts',
    "insertsFields('error_logs'",
  ]),
  three('Plan feature featuredProfile', 'supabase/schemas/20_vendors/functions/directory.sql', [
    PLANS,
    'takes the first place of the directory and says so, only with verified insurance',
  ]),
  three(
    'Plan feature prioritySupport',
    'supabase/schemas/95_admin/functions/contact_messages.sql',
    [PLANS, 'priority support counts a message as waiting a day longer'],
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
];
