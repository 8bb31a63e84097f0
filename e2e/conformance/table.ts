import { callbackScenes } from './scenes/callback';
import { callScenes } from './scenes/calls';
import { columnScenes } from './scenes/columns';
import { constantScenes } from './scenes/constants';
import { errorScenes } from './scenes/errors';
import { flagScenes } from './scenes/flags';
import { guardScenes } from './scenes/guards';
import { homeScenes } from './scenes/home';
import { footerScenes } from './scenes/navigation/footer';
import { headerScenes } from './scenes/navigation/header';
import { mobileMenuScenes } from './scenes/navigation/mobileMenu';
import { noticeScenes } from './scenes/notices';
import { pageScenes } from './scenes/pages';
import { purposeScenes } from './scenes/purpose';
import { sessionScenes } from './scenes/session';
import { sessionRefreshScenes } from './scenes/sessionRefresh';
import { signInScenes } from './scenes/signIn';
import { signingInScenes } from './scenes/signingIn';
import { signUpScenes } from './scenes/signUp';
import type { Scene } from './scene';

/**
 * Statements of the specification that are checked in the running product. docs/conformance.md names the
 * tests of those that are checked elsewhere.
 */
export const scenes: readonly Scene[] = [
  ...pageScenes,
  ...homeScenes,
  ...headerScenes,
  ...mobileMenuScenes,
  ...footerScenes,
  ...signInScenes,
  ...signingInScenes,
  ...signUpScenes,
  ...callbackScenes,
  ...guardScenes,
  ...noticeScenes,
  ...sessionScenes,
  ...sessionRefreshScenes,
  ...errorScenes,
  ...flagScenes,
  ...constantScenes,
  ...callScenes,
  ...columnScenes,
  ...purposeScenes,
];
