import type { Page } from '@playwright/test';
import { SESSION_KEY } from '@tree-service/kernel/contract';

/** What of the account a session carries in this browser. */
export interface StoredAccount {
  email?: string;
  email_confirmed_at?: string | null;
  user_metadata?: Readonly<Record<string, unknown>>;
  identities?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Lets the session kept in this browser say something else of its account, as a server might have. The
 * next load of a page reads it.
 */
export async function rewriteSession(page: Page, account: StoredAccount): Promise<void> {
  await page.evaluate(
    ({ key, said }) => {
      const session: { user: object } = JSON.parse(localStorage.getItem(key) ?? 'null');
      session.user = { ...session.user, ...said };
      localStorage.setItem(key, JSON.stringify(session));
    },
    { key: SESSION_KEY, said: account },
  );
}
