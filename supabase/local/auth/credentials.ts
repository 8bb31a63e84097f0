import { compare, hash, hashSync } from 'bcryptjs';
import type { Queries } from '../database';

/** What signing in and changing a password have to know about an account. */
export interface Credentials {
  id: string;
  email: string;
  /** The password's hash; null for an account without one. */
  hash: string | null;
}

/** As @supabase/lite hashes. */
const COST = 10;
// As costly as a real one, so that an unknown address takes as long as a wrong password.
const NOBODY = hashSync('nobody has this password', COST);

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

/** Whether a password is the account's. Takes as long when there is no account. */
export async function isPassword(
  password: string,
  account: Pick<Credentials, 'hash'> | undefined,
): Promise<boolean> {
  const fits = await compare(password, account?.hash ?? NOBODY);
  return fits && account !== undefined && account.hash !== null;
}

/** The hash of a new password. */
export function hashOf(password: string): Promise<string> {
  return hash(password, COST);
}
