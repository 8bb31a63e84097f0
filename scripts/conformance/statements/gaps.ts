import { inSection, type Statement } from '../statement';

const ACCOUNT = 'shared/market/src/features/account/AccountPage.test.tsx';

const accounts = inSection('gaps: Accounts');
const landing = inSection('gaps: Landing');
const pages = inSection('gaps: Public pages');
const admin = inSection('gaps: Admin');
const money = inSection('gaps: Money');

/** Statements about what the specification leaves open. */
export const gaps: readonly Statement[] = [
  accounts(
    'Google and Apple are shown where configured',
    'mf-public/src/authentication/SocialSignIn.tsx',
    [
      'mf-public/src/authentication/SocialSignIn.test.tsx',
      'offers the providers the deployment has, and no other',
    ],
  ),
  accounts(
    'Remember me: off, the session ends with the browser',
    'shared/kernel/src/backend/sessionLifetime.ts',
    [
      'e2e/conformance/scenes/session.ts',
      'Remembered for 30 days, the session outlives the browser',
    ],
  ),
  landing('/account: privacy settings', 'shared/market/src/features/account/PrivacyForm.tsx', [
    ACCOUNT,
    'privacy: what this browser sends is a choice, and the choice holds',
  ]),
  landing(
    '/account: the sign-in email can be changed',
    'shared/market/src/features/account/EmailForm.tsx',
    [ACCOUNT, 'another email: a link goes to both addresses, and the old one stays until then'],
  ),
  pages(
    'Cost guides per state from our own price book',
    'mf-public/src/costGuide/BandTables.tsx',
    [
      'mf-public/src/pages/CostGuide/CostGuidePage.test.tsx',
      "shows a state's license, and that the prices are national",
    ],
    {
      answer: 'deviates',
      note: 'Every state has its guide; prices are national and say so until a public source by state is in the price book.',
    },
  ),
  inSection('gaps: Identity')(
    'Product name in one constant',
    'shared/kernel/src/contract/productName.ts',
    [
      'shared/kernel/src/contract/productName.test.ts',
      'the name of the product is one constant, and written out only where none can be imported',
    ],
  ),
  admin(
    '/admin-check tells the account why it may or may not enter',
    'shell/src/auth/AreaGuard.tsx',
    ['shell/src/auth/AreaGuard.test.tsx', 'says at /admin-check why an account may not enter'],
    {
      answer: 'deviates',
      note: 'The page is for administrators alone (§2). Others are sent on, as §4 says, and the notice tells them their types.',
    },
  ),
  money(
    'With payment_processing on, a payment provider adapter takes over (Stripe first)',
    'supabase/functions/_shared/payments/stripeProvider.ts',
    [
      'supabase/tests/payments/adverseSchedules.test.ts',
      'provider and ledger agree after ${SCHEDULES} adverse schedules, and nothing is charged twice',
    ],
  ),
  money(
    'With payment_processing off, everything works from request to review',
    'supabase/schemas/85_plans/functions/choosing.sql',
    ['e2e/journeys/mainJob.spec.ts', 'from a visitor’s first look to a reviewed job @core'],
  ),
  admin(
    '/admin/bypass previews the interface as another user type',
    'mf-admin/src/pages/Bypass/BypassPage.tsx',
    [
      'e2e/journeys/viewAs.spec.ts',
      'an administrator views a Pro’s pages, can change nothing, and the Pro can read that it happened',
    ],
  ),
];
