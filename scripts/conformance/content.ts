import { inSection, type Statement } from './statement';

const content = inSection('content');

const UNBACKED: [string, string] = [
  'scripts/copy/unbackedPromises.test.ts',
  'no text promises what nothing keeps',
];

/** Texts that promised more than the product does, and what became of each. */
export const contentStatements: readonly Statement[] = [
  content(
    '“Promoted” on profiles',
    'mf-public/src/pages/Provider/PromotedBadge.tsx',
    ['supabase/tests/plans.test.ts', 'a featured profile'],
    { note: 'Made true; texts say when.' },
  ),
  content(
    'Captions and before/after of portfolio photos',
    'mf-public/src/pages/Provider/WorkPhotos.tsx',
    ['mf-public/src/pages/Provider/workMedia.test.tsx', 'photos say before and after'],
    { note: 'Made true on the public profile.' },
  ),
  content(
    '“A photo from your phone is enough”',
    'mf-public/src/pages/WelcomeFlow/tour.ts',
    UNBACKED,
    {
      note: 'Removed: the form asks for rough numbers.',
    },
  ),
  content(
    'Flags page names features that do not exist',
    'mf-admin/src/pages/Flags/FlagList.tsx',
    ['shared/kernel/src/flags/featureSwitches.test.ts', 'every flag says what it switches'],
    { note: 'Made true.' },
  ),
  content('Terms: change of terms by mail', 'mf-public/src/pages/Terms/termsText.ts', UNBACKED, {
    note: 'Now an announcement on every page, which the product has.',
  }),
  content(
    '“A person reads every message”',
    'mf-public/src/pages/Contact/ContactPage.tsx',
    UNBACKED,
    {
      note: 'Removed; messages go to a queue.',
    },
  ),
  content(
    'Credentials are checked “by hand”',
    'mf-public/src/pages/HelpCenter/questions.ts',
    [
      'supabase/tests/vendorCredentials.test.ts',
      'a credential counts from the moment an administrator verified it',
    ],
    { note: "Says what the product asks for: an administrator's check." },
  ),
  content(
    'Home cards promise workmanship',
    'mf-public/src/pages/Home/serviceCatalog.ts',
    UNBACKED,
    {
      note: 'Those that nothing asks for are gone.',
    },
  ),
  content(
    'Careers: every promise has a test',
    'mf-public/src/pages/Careers/careersText.ts',
    ['scripts/conformance/document.test.ts', 'names a file and a test that exist'],
    { note: 'Points to this table.' },
  ),
  content(
    'Pro or administrator with an unsent request after the callback',
    'mf-public/src/authentication/destinationAfterSignIn.ts',
    ['mf-public/src/authentication/destinationAfterSignIn.test.ts', 'is not led to the form'],
    { note: 'No refused page any more.' },
  ),
  content(
    'Two alerts after two failed ways to sign in',
    'mf-public/src/authentication/SocialSignIn.tsx',
    ['mf-public/src/pages/Login/LoginPage.test.tsx', 'shows one failure at a time'],
    { note: 'One alert.' },
  ),
  content(
    '“Published US price bands” without a publisher',
    'mf-public/src/costGuide/BandTables.tsx',
    [
      'supabase/tests/estimateBands.test.ts',
      'every price says who published it, under what title and when',
    ],
    {
      note: 'Removed. Each price names its publisher, title and year, and says so where they were not recorded or the figure is our own decision.',
    },
  ),
];
