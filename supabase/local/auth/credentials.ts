import { compare } from 'bcryptjs';
import type { Queries } from '../database';

/** What signing in and changing a password have to know about an account. */
export interface Credentials {
  id: string;
  email: string;
  /** The password's hash; null or empty for an account without one. */
  hash: string | null;
}

/** The credentials of an account, by its address or its id. */
export async function findCredentials(
  database: Queries,
  by: { email: string } | { id: string },
): Promise<Credentials | undefined> {
  const [column, value] =
    'email' in by ? ['lower(email)', by.email.toLowerCase()] : ['id::text', by.id];
  const [account] = await database.query<Credentials & Record<string, unknown>>(
    `select id, email, encrypted_password as hash from auth.users where ${column} = $1`,
    [value],
  );
  return account;
}

/** Whether a password is the account's. */
export async function isPassword(
  password: string,
  account: Pick<Credentials, 'hash'> | undefined,
): Promise<boolean> {
  return Boolean(account?.hash) && compare(password, account?.hash ?? '');
}
