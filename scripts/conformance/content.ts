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
    [
      'supabase/tests/plans.test.ts',
      'takes the first place of the directory and says so, only with verified insurance',
    ],
    { note: 'Made true; texts say when.' },
  ),
  content(
    'Captions and before/after of portfolio photos',
    'mf-public/src/pages/Provider/WorkPhotos.tsx',
    [
      'mf-public/src/pages/Provider/workMedia.test.tsx',
      'photos say before and after, and what the Pro wrote',
    ],
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
    [
      'shared/kernel/src/flags/featureSwitches.test.ts',
      'every flag says what it switches, and an unknown one switches nothing',
    ],
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
      'a credential counts from the moment an administrator verified it, with evidence, once',
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
    [
      'scripts/conformance/document.test.ts',
      'every answer names a file and a test that exist, or a reason',
    ],
    { note: 'Points to this table.' },
  ),
  content(
    'Pro or administrator with an unsent request after the callback',
    'mf-public/src/authentication/destinationAfterSignIn.ts',
    [
      'mf-public/src/authentication/destinationAfterSignIn.test.ts',
      'is not led to the form, which would refuse it',
    ],
    { note: 'No refused page any more.' },
  ),
  content(
    'Two alerts after two failed ways to sign in',
    'mf-public/src/authentication/SocialSignIn.tsx',
    [
      'mf-public/src/pages/Login/LoginPage.test.tsx',
      'shows one failure at a time, the one of the latest attempt',
    ],
    { note: 'One alert.' },
  ),
  content(
    '“Published US price bands” without a publisher',
    'mf-public/src/costGuide/BandTables.tsx',
    [
      'supabase/tests/estimateBands.test.ts',
      'exactly these prices have no publication that can be looked up, or none with a year',
    ],
    {
      answer: 'deviates',
      note: 'Removed. Each price names its source, but not every source is a publication: the guides of the emergency bands, of trimming from 30 to 60 ft and of what a dead tree or a near date costs were not recorded, and none with these prices was found; minimum charges and thin trunks are our own decisions; the pages on stumps, arborists and other trimming bear no date. The page says so beside the prices.',
    },
  ),
];
