// Browsers may refuse storage (blocked cookies, private modes, a full disk). Then values live as
// long as the page, which keeps sign-in and drafts working within it.
const fallback = new Map<string, string>();

/** Text kept in localStorage, or for the life of the page where the browser refuses. */
export const browserStorage = {
  /** The stored text, or null. */
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key) ?? fallback.get(key) ?? null;
    } catch {
      return fallback.get(key) ?? null;
    }
  },
  write(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
      fallback.delete(key);
    } catch {
      fallback.set(key, value);
    }
  },
  remove(key: string): void {
    fallback.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing is stored where storage is refused, so there is nothing left to remove.
    }
  },
} as const;
