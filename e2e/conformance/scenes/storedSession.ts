import type { Page } from '@playwright/test';

/** What of the account a session carries in this browser. */
export interface StoredAccount {
  email?: string;
  email_confirmed_at?: string | null;
  user_metadata?: Readonly<Record<string, unknown>>;
  identities?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Lets the session kept in this browser say something else of its account or of its end, in ms since
 * 1970, as a server might have. The next load of a page reads it.
 */
export async function rewriteSession(
  page: Page,
  account: StoredAccount,
  expiresAt?: number,
): Promise<void> {
  await page.evaluate(
    ({ said, until }) => {
      const key = 'tree-service-session';
      const session: { user: object; expires_at: number } = JSON.parse(
        localStorage.getItem(key) ?? 'null',
      );
      session.user = { ...session.user, ...said };
      if (until !== undefined) session.expires_at = Math.floor(until / 1000);
      localStorage.setItem(key, JSON.stringify(session));
    },
    { said: account, until: expiresAt },
  );
}
