import { browserStorage } from '../browserStorage';

/** Where supabase-js keeps the session. */
export const SESSION_KEY = 'tree-service-session';

const TERM_KEY = 'tree-service-session-term';
const OPEN_BROWSER_COOKIE = 'tree-service-browser-open';
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** How long a session may live: until the browser closes, or until a moment in ms since 1970. */
type Term = { readonly ends: 'withBrowser' } | { readonly ends: number };

function readTerm(): Term | null {
  const text = browserStorage.read(TERM_KEY);
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

function isBrowserStillOpen(): boolean {
  return document.cookie.split('; ').includes(`${OPEN_BROWSER_COOKIE}=1`);
}

/** Starts the term of the session about to be stored: 30 days, or until the browser closes. */
export function beginTerm(remember: boolean): void {
  if (!remember) markBrowserOpen();
  browserStorage.write(TERM_KEY, remember ? String(Date.now() + REMEMBERED_MS) : 'withBrowser');
}

function isTermOver(): boolean {
  const term = readTerm();
  if (term === null) return true;
  return term.ends === 'withBrowser' ? !isBrowserStillOpen() : Date.now() >= term.ends;
}

/** Forgets the session and its term. */
export function endTerm(): void {
  browserStorage.remove(SESSION_KEY);
  browserStorage.remove(`${SESSION_KEY}-user`);
  browserStorage.remove(TERM_KEY);
}

/** Whether a session is stored whose term is not over. Forgets one that is over. */
export function hasStoredSession(): boolean {
  if (browserStorage.read(SESSION_KEY) === null) return false;
  if (!isTermOver()) return true;
  endTerm();
  return false;
}

/** The storage handed to supabase-js: what it reads back is gone once the term is over. */
export const sessionStorageWithTerm = {
  getItem(key: string): string | null {
    return key === SESSION_KEY && !hasStoredSession() ? null : browserStorage.read(key);
  },
  setItem(key: string, value: string): void {
    // Sessions from mails and social sign-in never passed the "remember me" box.
    if (key === SESSION_KEY && readTerm() === null) beginTerm(false);
    browserStorage.write(key, value);
  },
  removeItem(key: string): void {
    if (key === SESSION_KEY) endTerm();
    else browserStorage.remove(key);
  },
} as const;
