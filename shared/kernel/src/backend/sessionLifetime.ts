import { browserStorage } from '../browserStorage';
import {
  LAST_ACTIVITY_KEY,
  LIFETIME_KEY,
  REMEMBERED_MS,
  SESSION_KEY,
} from '../contract/sessionKeys';

const OPEN_BROWSER_COOKIE = 'tree-service-browser-open';

/** How long a session may live: until the browser closes, or until a moment in ms since 1970. */
type Lifetime = { readonly ends: 'withBrowser' } | { readonly ends: number };

function readLifetime(): Lifetime | null {
  const text = browserStorage.read(LIFETIME_KEY);
  if (text === null) return null;
  if (text === 'withBrowser') return { ends: text };
  const ends = Number(text);
  return Number.isFinite(ends) ? { ends } : null;
}

// A cookie without an end is shared by all tabs and forgotten when the browser closes, which neither
// localStorage (never forgotten) nor sessionStorage (one tab) offers.
function markBrowserOpen(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${OPEN_BROWSER_COOKIE}=1; Path=/; SameSite=Lax${secure}`;
}

// Where cookies are off, a session lives as long as the page it began in.
let didBeginHere = false;

function isBrowserStillOpen(): boolean {
  return didBeginHere || document.cookie.split('; ').includes(`${OPEN_BROWSER_COOKIE}=1`);
}

/** Starts the lifetime of the session about to be stored: 30 days, or until the browser closes. */
export function startSessionLifetime(remember: boolean): void {
  if (!remember) markBrowserOpen();
  didBeginHere = !remember;
  browserStorage.remove(LAST_ACTIVITY_KEY);
  browserStorage.write(LIFETIME_KEY, remember ? String(Date.now() + REMEMBERED_MS) : 'withBrowser');
}

function isLifetimeOver(): boolean {
  const lifetime = readLifetime();
  if (lifetime === null) return true;
  return lifetime.ends === 'withBrowser' ? !isBrowserStillOpen() : Date.now() >= lifetime.ends;
}

export function clearStoredSession(): void {
  didBeginHere = false;
  browserStorage.remove(SESSION_KEY);
  browserStorage.remove(`${SESSION_KEY}-user`);
  browserStorage.remove(LIFETIME_KEY);
  browserStorage.remove(LAST_ACTIVITY_KEY);
}

let didTermEnd = false;

/** Whether the 30 days of a remembered session ran out since it was last used; said once. */
export function takeEndedTerm(): boolean {
  const ended = didTermEnd;
  didTermEnd = false;
  return ended;
}

/** Whether an unexpired session is stored. Removes an expired one. */
export function hasStoredSession(): boolean {
  if (browserStorage.read(SESSION_KEY) === null) return false;
  if (!isLifetimeOver()) return true;
  didTermEnd = typeof readLifetime()?.ends === 'number';
  clearStoredSession();
  return false;
}

/** Storage for supabase-js that returns no session once its lifetime is over. */
export const expiringSessionStorage = {
  getItem(key: string): string | null {
    return key === SESSION_KEY && !hasStoredSession() ? null : browserStorage.read(key);
  },
  setItem(key: string, value: string): void {
    // Sessions from emails and social sign-in have no "remember me" choice.
    if (key === SESSION_KEY && readLifetime() === null) startSessionLifetime(false);
    browserStorage.write(key, value);
  },
  removeItem(key: string): void {
    if (key === SESSION_KEY) clearStoredSession();
    else browserStorage.remove(key);
  },
} as const;
