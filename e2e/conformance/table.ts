import { callbackScenes } from './scenes/callback';
import { constantScenes } from './scenes/constants';
import { errorScenes } from './scenes/errors';
import { flagScenes } from './scenes/flags';
import { guardScenes } from './scenes/guards';
import { homeScenes } from './scenes/home';
import { nativeScenes } from './scenes/native';
import { footerScenes } from './scenes/navigation/footer';
import { headerScenes } from './scenes/navigation/header';
import { mobileMenuScenes } from './scenes/navigation/mobileMenu';
import { noticeScenes } from './scenes/notices';
import { pageScenes } from './scenes/pages';
import { sessionScenes } from './scenes/session';
import { signInScenes } from './scenes/signIn';
import { signUpScenes } from './scenes/signUp';
import type { Scene } from './scene';

/** Every statement of the specification that a user or a caller can observe, and how it is checked. */
export const scenes: readonly Scene[] = [
  ...pageScenes,
  ...homeScenes,
  ...headerScenes,
  ...mobileMenuScenes,
  ...footerScenes,
  ...signInScenes,
  ...signUpScenes,
  ...callbackScenes,
  ...guardScenes,
  ...noticeScenes,
  ...sessionScenes,
  ...errorScenes,
  ...flagScenes,
  ...nativeScenes,
  ...constantScenes,
];
