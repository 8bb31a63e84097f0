import { randomBytes } from 'node:crypto';
import type { Queries } from '../database';

/** What the gate has to know about an account. */
export interface AccountRecord {
  id: string;
  confirmed: boolean;
  /** Seconds since the last mail of each kind; null when there was none. */
  sinceConfirmation: number | null;
  sinceRecovery: number | null;
  sinceEmailChange: number | null;
}

/** Finds an account by its address. */
export async function findAccount(
  database: Queries,
  email: string,
): Promise<AccountRecord | undefined> {
  const since = (column: string) => `extract(epoch from now() - ${column})::float8`;
  const [account] = await database.query<AccountRecord & Record<string, unknown>>(
    `select id, email_confirmed_at is not null as confirmed, ${since('confirmation_sent_at')} as "sinceConfirmation",
      ${since('recovery_sent_at')} as "sinceRecovery", ${since('email_change_sent_at')} as "sinceEmailChange"
     from auth.users where lower(email) = lower($1)`,
    [email],
  );
  return account;
}

/** Gives an unconfirmed account a new confirmation token and returns it; the old one stops working. */
export async function renewConfirmation(database: Queries, accountId: string): Promise<string> {
  const token = randomBytes(28).toString('hex');
  await database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1 and email_confirmed_at is null',
    [accountId, token],
  );
  return token;
}

/** The parts of an account that its tokens carry; undefined when the account is gone. */
export async function tokenMetadata(
  database: Queries,
  accountId: string,
): Promise<{ app_metadata: unknown; user_metadata: unknown } | undefined> {
  const [account] = await database.query<{ app_metadata: unknown; user_metadata: unknown }>(
    'select raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata from auth.users where id = $1',
    [accountId],
  );
  return account;
}

/** The service of the request that an account was made to send, as its sign-up named it. */
export async function waitingRequest(database: Queries, email: string): Promise<unknown> {
  const [account] = await database.query<{ category: unknown }>(
    `select raw_user_meta_data ->> 'waiting_request' as category from auth.users where lower(email) = lower($1)`,
    [email],
  );
  return account?.category;
}
