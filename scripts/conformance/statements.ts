import { inSection, type Statement } from './statement';

const AREA = 'shell/src/AreaAtPath.test.tsx';
const NAVBAR = 'shell/src/layout/Navbar.test.tsx';
const NOTICES = 'shell/src/notices/notices.test.tsx';
const FLAGS = 'supabase/tests/flagEffects.test.ts';
const SWITCHES = 'shared/kernel/src/flags/featureSwitches.ts';
const NATIVE = 'e2e/conformance/scenes/native.ts';
const CONSTANTS = 'e2e/conformance/scenes/constants.ts';
const UNCAUGHT = 'shared/kernel/src/errors/uncaughtErrors.test.ts';
const LOGIN = 'mf-public/src/pages/Login/LoginPage.test.tsx';
const PLANS = 'supabase/tests/plans.test.ts';
const ACCOUNT = 'shared/market/src/features/account/AccountPage.test.tsx';

const one = inSection('§1');
const two = inSection('§2');
const three = inSection('§3');
const four = inSection('§4');
const five = inSection('§5');
const seven = inSection('§7');
const eight = inSection('§8');
const nine = inSection('§9');
const accounts = inSection('gaps: Accounts');
const landing = inSection('gaps: Landing');
const pages = inSection('gaps: Public pages');
const admin = inSection('gaps: Admin');

/** Statements whose answer needed a word, in the order of the specification. */
export const statements: readonly Statement[] = [
  one(
    'Vendors can buy subscription plans',
    'mf-vendor/src/pages/VendorPriority/PlanChoice.tsx',
    null,
    {
      answer: 'open',
      note: 'Pros ask for a plan and an administrator activates it. Paying for it comes with production.',
    },
  ),
  one('Page: payments', 'mf-vendor/src/pages/VendorPriority/VendorPriorityPage.tsx', null, {
    answer: 'open',
    note: 'Comes with the payment provider.',
  }),
  one(
    'Usable inside a native mobile wrapper',
    'shared/kernel/src/native/platform.ts',
    [NATIVE, 'The native wrapper is detected at runtime'],
    {
      answer: 'open',
      note: 'The adapters are built and tested against stand-ins; the wrapper is a project of its own.',
    },
  ),
  one(
    'Camera, location, network, device info, haptics, share, files and push work only on native platforms',
    'shared/kernel/src/native/index.ts',
    [NATIVE, 'Push notifications work only on native platforms'],
    {
      answer: 'deviates',
      note: 'Location, network, haptics, share and saving a file also work in browsers that can, which takes nothing from anybody. Camera, device info, reading files and push are native alone.',
    },
  ),
  one(
    'A generic browser camera fallback reports that the camera is unavailable',
    'shared/kernel/src/native/camera.ts',
    [NATIVE, "'Camera not available on this platform' on non-native platforms"],
    {
      note: 'No page reaches it: in browsers “Take a photo” opens the camera of the file dialog.',
    },
  ),
  one(
    'Page: video upload',
    'mf-vendor/src/business/media/VideoUpload.tsx',
    ['mf-public/src/pages/Provider/workMedia.test.tsx', 'videos are shown to whoever reads'],
    { note: 'A section of the portfolio behind video_upload; videos stand on the public profile.' },
  ),
  one('The navbar brand is a tree icon with the product name', 'shell/src/layout/Brand.tsx', [
    'e2e/conformance/scenes/calls.ts',
    'The navbar brand is a tree icon',
  ]),
  two(
    'User menu and mobile menu show the full name, else the email',
    'shell/src/layout/identity.ts',
    [NAVBAR, 'names whose it is: full name and address'],
    {
      note: 'Written at sign-up by Pros (the name of the business) and on /account by everybody.',
    },
  ),
  two(
    'A pending request is announced once per user or session',
    'shell/src/notices/usePendingRequestNotice.ts',
    [NOTICES, 'goes in every tab when it is answered in one, and comes for the next request'],
  ),
  two(
    'The mobile toggle shows a close icon while the menu is open',
    'shell/src/layout/MobileMenu.tsx',
    [NAVBAR, 'names the toggle by what it does'],
    {
      note: 'The open sheet covers the toggle and has a close button at the same place.',
    },
  ),
  two('Button variants ios and android', 'shared/design/src/ui/actions/buttonStyles.ts', null, {
    answer: 'deviates',
    note: 'Defined for pages of a wrapper; no page uses them.',
  }),
  two(
    'Six button variants and four sizes',
    'shared/design/src/ui/actions/buttonStyles.ts',
    [CONSTANTS, 'A mobile touch button is at least 44 px high'],
    {
      note: 'The component workshop shows each variant and size.',
    },
  ),
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
    'Pending: an expired request is removed for whoever is signed in',
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
  five("'Please select a user type'", 'mf-public/src/authentication/schemas.ts', null, {
    answer: 'deviates',
    note: 'The rule exists; the form starts with Vendor chosen, as stated, and a radio cannot be cleared.',
  }),
  five(
    'Warns when fetch, promises, local storage, flexbox or grid are missing',
    'shell/src/notices/browserSupport.ts',
    ['shell/src/notices/browserSupport.test.ts', 'finds local storage in a browser that has it'],
    {
      note: 'A browser without the other four cannot run the page that would say so.',
    },
  ),
  seven('Sign up sends email, password and data.user_type', 'shared/kernel/src/auth/signUp.ts', [
    'e2e/conformance/scenes/calls.ts',
    'Sign up sends email, password and data.user_type',
  ]),
  seven(
    'Sign in with OAuth: provider, redirect to {origin}/auth/callback',
    'shared/kernel/src/auth/signInWithProvider.ts',
    ['e2e/conformance/scenes/calls.ts', 'Sign in with OAuth sends provider and redirect'],
  ),
  seven(
    'Reset password: email, redirect to {origin}/reset-password',
    'shared/kernel/src/auth/password.ts',
    ['e2e/conformance/scenes/calls.ts', 'Reset password sends email and redirect'],
  ),
  seven('Select all from profiles by id, single row', 'shared/kernel/src/backend/profiles.ts', [
    'e2e/conformance/scenes/calls.ts',
    'the profile is read as a single row by id',
  ]),
  seven('Sign out', 'shared/kernel/src/auth/signOut.ts', [
    'e2e/conformance/scenes/calls.ts',
    "'Sign out'",
  ]),
  seven(
    'Native: push registration and permission',
    'shared/kernel/src/native/push.ts',
    [NATIVE, 'Push notifications work only on native platforms'],
    {
      answer: 'open',
      note: 'Devices register; a sender of push messages comes with production.',
    },
  ),
  seven(
    'Native: device info and file read',
    'shared/kernel/src/native/device.ts',
    [
      'shared/kernel/src/native/native.test.ts',
      'come from the wrapper, and are only the platform on the web',
    ],
    {
      note: 'No page needs them yet.',
    },
  ),
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
    ['shared/kernel/src/errors/reportError.test.ts', 'counts by severity and category'],
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
    ['supabase/tests/errorReports.test.ts', 'errors of one shape are one group'],
    {
      note: 'Accepted and filtered; refusals of input are answers, not errors, and there are no edge functions.',
    },
  ),
  eight(
    'Uncaught errors outside React are reported',
    'shared/kernel/src/errors/uncaughtErrors.ts',
    [UNCAUGHT, 'an error in a timer and a rejected promise are saved'],
  ),
  eight("'Failed to sign in with {provider}.'", 'shared/kernel/src/auth/signInWithProvider.ts', [
    LOGIN,
    'says the same sentence when a provider fails %s',
  ]),
  nine('Flag advanced_service_request', SWITCHES, [
    'mf-owner/src/pages/RequestWizard/RequestWizardPage.test.tsx',
    'the short form asks for no photos and no hazards',
  ]),
  nine('Flag vendor_matching', 'supabase/schemas/40_matching/functions/running.sql', [
    FLAGS,
    'vendor_matching: requests wait while it is off',
  ]),
  nine('Flag media_analysis', 'mf-owner/src/pages/RequestWizard/photos/analysis/photoFindings.ts', [
    'mf-owner/src/pages/RequestWizard/photos/analysis/PhotoChecks.test.tsx',
    'where it is off, nothing is said about photos',
  ]),
  nine('Flag messaging', SWITCHES, [FLAGS, 'messaging: nobody writes while it is off']),
  nine('Flag messaging: page and menus', SWITCHES, [
    AREA,
    'says so to the ${viewer} where it is off',
  ]),
  nine('Flag vendor_dashboard', SWITCHES, [AREA, "'vendor_dashboard', '/vendor/dashboard'"]),
  nine('Flag performance_monitoring', 'supabase/schemas/95_admin/functions/page_vitals.sql', [
    'supabase/tests/pageVitals.test.ts',
    'nothing is stored while performance_monitoring is off',
  ]),
  nine('Flag multi_tree_analysis', 'mf-owner/src/estimate/WorkPlan.tsx', [
    'mf-owner/src/estimate/WorkPlan.test.tsx',
    'groups the trees into one plan',
  ]),
  nine('Flag vendor_calendar', 'mf-vendor/src/pages/VendorSchedule/busy/ImportCalendar.tsx', [
    'mf-vendor/src/pages/VendorSchedule/busy/ImportCalendar.test.tsx',
    'there is nothing to import where vendor_calendar is off',
  ]),
  nine('Flag error_reporting', 'supabase/schemas/95_admin/triggers.sql', [
    FLAGS,
    'error_reporting: reports are dropped without a word while it is off',
  ]),
  nine(
    'Flag video_upload counts roles, accounts and percentage',
    'supabase/schemas/20_vendors/functions/media.sql',
    [FLAGS, 'video_upload: counts for the Pro who asks'],
  ),
  nine(
    'Flag payment_processing',
    'mf-vendor/src/pages/VendorTokens/TokenBalance.tsx',
    ['supabase/tests/tokenPurchases.test.ts', 'a paid purchase brings its tokens once'],
    {
      answer: 'open',
      note: 'A payment provider comes with production; until then the flag is not to be switched on.',
    },
  ),
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
    ['e2e/conformance/scenes/session.ts', 'the session outlives the browser'],
  ),
  landing('/account: privacy settings', 'shared/market/src/features/account/PrivacyForm.tsx', [
    ACCOUNT,
    'privacy: what this browser sends is a choice',
  ]),
  landing(
    '/account: the sign-in email can be changed',
    'shared/market/src/features/account/EmailForm.tsx',
    [ACCOUNT, 'another email: a link goes to the new address'],
  ),
  pages(
    'Cost guides per state from our own price book',
    'mf-public/src/costGuide/BandTables.tsx',
    null,
    {
      answer: 'deviates',
      note: 'Every state has its guide; prices are national and say so until a public source by state is in the price book.',
    },
  ),
  inSection('gaps: Identity')(
    'Product name in one constant',
    'shared/kernel/src/contract/productName.ts',
    ['shared/kernel/src/contract/productName.test.ts', 'the name of the product is one constant'],
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
  admin(
    '/admin/bypass previews the interface as another user type',
    'mf-admin/src/pages/Bypass/BypassPage.tsx',
    null,
    {
      answer: 'deviates',
      note: 'The menus change, the pages do not: an administrator has no requests and no business, and a preview grants nothing.',
    },
  ),
];
