import { paths, safeReturnPath } from '../contract';
import { browserStorage } from '../browserStorage';

const RETURN_KEY = 'returnToAfterAuth';
const SOURCE_KEY = 'authRedirectSource';
const FROM_REQUEST = 'serviceRequest';
const JUST_AUTHENTICATED_KEY = 'justAuthenticated';
const MOBILE_IN_PROGRESS_KEY = 'mobileAuthInProgress';
const MOBILE_PROVIDER_KEY = 'mobileAuthProvider';

const wayStations: readonly string[] = [
  paths.auth(),
  paths.authCallback(),
  paths.register(),
  paths.login(),
  paths.joinAsPro(),
  paths.confirmEmail(),
  paths.resetPassword(),
];

/**
 * A path people may be sent back to after sign-in, or null: safe, and not itself one of the pages
 * that lead to sign-in, which would be a loop.
 */
export function returnPathFrom(value: unknown): string | null {
  const path = safeReturnPath(value);
  if (path === null) return null;
  const [place = ''] = path.split(/[?#]/);
  return wayStations.includes(place.replace(/\/$/, '')) ? null : path;
}

/** What the browser remembers between leaving for sign-in and returning. */
export const returnMemory = {
  /** Where to return to, or null when nothing valid is stored. */
  returnTo: (): string | null => returnPathFrom(browserStorage.read(RETURN_KEY)),
  /** Stores where to return to; ignores unsafe paths. */
  rememberReturnTo(path: string): void {
    const safe = returnPathFrom(path);
    if (safe !== null) browserStorage.write(RETURN_KEY, safe);
  },
  forgetReturnTo: (): void => browserStorage.remove(RETURN_KEY),

  /** Whether the request form started the sign-in. */
  isFromServiceRequest: (): boolean => browserStorage.read(SOURCE_KEY) === FROM_REQUEST,
  /** Records whether the sign-in that starts now is for sending a request. */
  noteSource(isServiceRequest: boolean): void {
    if (isServiceRequest) browserStorage.write(SOURCE_KEY, FROM_REQUEST);
    else browserStorage.remove(SOURCE_KEY);
  },
  forgetSource: (): void => browserStorage.remove(SOURCE_KEY),

  markJustAuthenticated: (): void => browserStorage.write(JUST_AUTHENTICATED_KEY, 'true'),
  isJustAuthenticated: (): boolean => browserStorage.read(JUST_AUTHENTICATED_KEY) === 'true',
  forgetJustAuthenticated: (): void => browserStorage.remove(JUST_AUTHENTICATED_KEY),

  markMobileSignIn(provider: string): void {
    browserStorage.write(MOBILE_IN_PROGRESS_KEY, 'true');
    browserStorage.write(MOBILE_PROVIDER_KEY, provider);
  },
  forgetMobileSignIn(): void {
    browserStorage.remove(MOBILE_IN_PROGRESS_KEY);
    browserStorage.remove(MOBILE_PROVIDER_KEY);
  },
} as const;
