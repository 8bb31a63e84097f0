import { browserStorage } from '../browserStorage';

const PROVIDER_KEY = 'tree-service-provider-request';
const MAIL_KEY = 'tree-service-mail-request';
/** Signing in with Google or Apple takes minutes at most. */
const PROVIDER_LASTS_MS = 15 * 60 * 1000;
/** As long as the links in our emails work. */
const MAIL_LASTS_MS = 24 * 60 * 60 * 1000;

const normalized = (email: string) => email.trim().toLowerCase();

/** Notes that this browser leaves for a sign-in provider, which will return with a session. */
export function rememberProviderRequest(): void {
  browserStorage.write(PROVIDER_KEY, String(Date.now() + PROVIDER_LASTS_MS));
}

/** Notes that this browser asked for an email whose link returns with a session of that address. */
export function rememberMailRequest(email: string): void {
  browserStorage.write(MAIL_KEY, `${Date.now() + MAIL_LASTS_MS} ${normalized(email)}`);
}

function requestFor(email: string): string | null {
  const [ends, address] = (browserStorage.read(MAIL_KEY) ?? '').split(' ');
  if (address === normalized(email) && Date.now() < Number(ends)) return MAIL_KEY;
  const providerEnds = Number(browserStorage.read(PROVIDER_KEY) ?? 0);
  return Date.now() < providerEnds ? PROVIDER_KEY : null;
}

/** Whether this browser asked for a session of this address. */
export function isSessionRequested(email: string): boolean {
  return requestFor(email) !== null;
}

/** Uses up the request for a session of this address; each is good for one. */
export function spendSessionRequest(email: string): void {
  const key = requestFor(email);
  if (key !== null) browserStorage.remove(key);
}
