/**
 * What shows that the rows of a scene can fail: a test of `npm test` on the same promise that fails when
 * the product does otherwise, or the reason why the rows need none.
 */
export type Control =
  { readonly file: string; readonly title: string } | { readonly reason: string };

const by = (file: string, title: string): Control => ({ file, title });

const LETTER: Control = {
  reason: 'Compares texts and addresses to the letter; any other text or address fails.',
};
const BOTH: Control = { reason: 'Does the opposite too and expects it to fail.' };

const LOGIN = 'mf-public/src/pages/Login/LoginPage.test.tsx';
const CALLBACK = 'mf-public/src/pages/AuthCallback/AuthCallbackPage.test.tsx';
const NAVBAR = 'shell/src/layout/Navbar.test.tsx';
const HOME = 'mf-public/src/pages/Home/HomePage.test.tsx';
const AUTH = 'shared/kernel/src/auth/authentication.test.ts';
const DECISION = 'shell/src/auth/accessDecision.test.ts';
const NOTICES = 'shell/src/notices/notices.test.tsx';
const FLAGS = 'shared/kernel/src/flags/FeatureFlagsProvider.test.tsx';
const BOUNDARY = 'shared/design/src/ui/feedback/ErrorBoundary.test.tsx';

/** The control of each scene, by its name. */
export const controls: Readonly<Record<string, Control>> = {
  'Sign-in page': by(LOGIN, 'has all sign-in options'),
  'Password reset dialog': by(LOGIN, 'asks for an address, sends the email, and can resend it'),
  'Signing in': by(AUTH, "refuses a wrong password with the server's message"),
  'The notice while the page waits': by(LOGIN, 'shows a notice and redirects after half a second'),
  'The delay after signing in': by(LOGIN, 'shows a notice and redirects after half a second'),
  'Calls of the sign-in page': LETTER,
  'Calls of sign-up, and what the browser keeps': BOTH,
  'What the product does and for whom': LETTER,
  'Callback without anyone': by(CALLBACK, 'reports a timeout without a session'),
  'Callback with an error': by(
    CALLBACK,
    'shows the error in the address after 10 seconds and returns to sign-in 3 seconds later',
  ),
  'Callback of someone who is in': by(CALLBACK, 'shows a notice and redirects after sign-in'),
  Footer: by('shell/src/layout/Footer.test.tsx', 'links only to pages of this product'),
  'Navigation of visitors': by(NAVBAR, 'offers visitors to sign in and to join'),
  'Navigation of an owner': by(NAVBAR, 'leads a viewer (%s) to the right places'),
  'Navigation of a Pro': by(NAVBAR, 'holds the own places of a viewer (%s)'),
  'Navigation of an administrator': by(NAVBAR, 'leads a viewer (%s) to the right places'),
  'Mobile menu of visitors': by(NAVBAR, 'lists the places of a viewer (%s) in order'),
  'Mobile menu of a Pro': by(NAVBAR, 'closes whenever the page changes'),
  Inactivity: by(
    'shell/src/notices/inactivityClock.test.ts',
    'warns after 25 minutes and ends after 30',
  ),
  'Validity of the session': by(
    'shared/kernel/src/auth/sessionAtLoad.test.ts',
    'a visitor who was never signed in gets no message about a session',
  ),
  'Refreshing the session': LETTER,
  'Refreshing the session without an answer that makes sense': LETTER,
  'Signing out fails': LETTER,
  'Remember me': BOTH,
  'Home page of visitors': by(
    HOME,
    'has four categories, tree removal first, with three services of three benefits each',
  ),
  'Home page on mobile': by(HOME, 'offers the same categories in a select box'),
  'Home page of someone signed in': by(HOME, 'does not invite %s'),
  'Evaluation of a flag': by('shared/kernel/src/flags/isFlagOn.test.ts', 'evaluates: $what'),
  'Flags that cannot be loaded': by(FLAGS, 'fall back to the defaults when they cannot be loaded'),
  'Pages behind a flag': by(
    'shell/src/AreaAtPath.test.tsx',
    'is the 404 page elsewhere, also by its title',
  ),
  'Messages that are off': by(
    'shell/src/AreaAtPath.test.tsx',
    'shows the ${viewer} the page where it is on',
  ),
  'A dashboard that is off': by(
    'shell/src/AreaAtPath.test.tsx',
    'shows the ${viewer} the page where it is on',
  ),
  'Debug sign-up of someone who is in': LETTER,
  'Public routes': by('shell/src/areas.test.ts', '%s belongs to no area'),
  'Pages of owners': by(DECISION, 'refuses %s areas to an account of type %s and leads to %s'),
  'Pages of Pros': by(DECISION, 'refuses %s areas to an account of type %s and leads to %s'),
  'Pages of administrators': by(
    DECISION,
    'refuses %s areas to an account of type %s and leads to %s',
  ),
  'Breakpoints and touch targets': BOTH,
  Plans: LETTER,
  'Marks of the plans': LETTER,
  'Browser check': by(
    'shell/src/notices/browserSupport.test.ts',
    'finds local storage in a browser that has it',
  ),
  'Pending request': by(NOTICES, 'waits for sign-in, then stays'),
  'Pending request of a visitor': by(NOTICES, 'waits for sign-in, then stays'),
  Connection: by(NOTICES, 'stays while offline, and says for 3 seconds that the line is back'),
  Toasts: by(
    'shared/kernel/src/notices/firstNotice.test.tsx',
    'a notice appears with title and description, even when shown before the stack was there',
  ),
  'Signing up': by(
    'mf-public/src/pages/Register/signUpPages.test.tsx',
    'shows errors next to the fields',
  ),
  'Asking for the confirmation again': by(
    'mf-public/src/pages/ConfirmEmail/ConfirmEmailPage.test.tsx',
    'shows the address and resends the email at most once a minute',
  ),
  'Guards before visitors': by(
    DECISION,
    'takes metadata for owners and Pros without a profile, never for administrators',
  ),
  'Guards before owners': by(DECISION, 'refuses %s areas to an account of type %s and leads to %s'),
  'Guards before Pros': by(DECISION, 'refuses %s areas to an account of type %s and leads to %s'),
  'Guards before administrators': by(
    DECISION,
    'refuses %s areas to an account of type %s and leads to %s',
  ),
  'An area that fails': by(BOUNDARY, 'shows the card, and the children again after Try Again'),
  'A page that fails while it is drawn': by(
    BOUNDARY,
    'shows the card, and the children again after Try Again',
  ),
  'Mobile menu of an owner': by(NAVBAR, 'lists the places of a viewer (%s) in order'),
  'Mobile menu of an administrator': by(NAVBAR, 'lists the places of a viewer (%s) in order'),
  'Columns of tables': BOTH,
  'What must exist': by(
    'mf-admin/src/pages/Diagnostics/healthCheckTexts.test.ts',
    'warns about what is missing',
  ),
};
