import type { Queries } from '../database';
import type { Claims } from '../jwt';
import type { AccountMailer } from '../mail/accountMailer';
import { authRefusal } from './authRefusal';
import { findCredentials, isPassword } from './credentials';

/** How a session that began with a link for a new password is marked; such a one need not know the old. */
export const RECOVERY = 'recovery';

export interface PasswordChangeOptions {
  database: Queries;
  mailer: AccountMailer;
  /** Of the token the request was made with. */
  claims: Claims;
  pass(request: Request): Promise<Response>;
}

/** Why a new password is not taken; undefined when it is. */
export function refusePassword(password: unknown): Response | undefined {
  if (typeof password !== 'string' || password === '') {
    return authRefusal(400, 'validation_failed', 'Signup requires a valid password');
  }
  if (password.length < 8) {
    return authRefusal(422, 'weak_password', 'Password should be at least 8 characters.');
  }
  if (Buffer.byteLength(password) > 72) {
    return authRefusal(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
  }
  return undefined;
}

/**
 * Changes the password of the account the token is for. Asks for the current one, unless the session began
 * with a mailed link, ends every other session, and mails the person that it was changed.
 */
export async function changePassword(
  request: Request,
  body: Record<string, unknown>,
  options: PasswordChangeOptions,
): Promise<Response> {
  const { database, mailer, claims, pass } = options;
  const id = String(claims['sub']);
  const session = String(claims['session_id']);
  const account = await findCredentials(database, { id });
  const refused = refusePassword(body['password']);
  if (refused) return refused;
  if (account?.hash && !(await beganWithLink(database, session))) {
    const current = body['current_password'];
    if (typeof current !== 'string' || !(await isPassword(current, account))) {
      return authRefusal(400, 'invalid_credentials', 'Your current password is not correct.');
    }
  }
  const answer = await pass(request);
  if (answer.ok) {
    await database.query('delete from auth.sessions where user_id = $1::uuid and id::text <> $2', [
      id,
      session,
    ]);
    await database.query(`update auth.sessions set tag = null where id::text = $1`, [session]);
    await database.query(`select private.tell($1::uuid, 'sessions', null, null)`, [id]);
    await mailer.sendAccountChange(id, 'password_changed');
  }
  return answer;
}

async function beganWithLink(database: Queries, session: string): Promise<boolean> {
  const [found] = await database.query<{ tag: string | null }>(
    `select tag from auth.sessions where id::text = $1 and created_at > now() - interval '1 hour'`,
    [session],
  );
  return found?.tag === RECOVERY;
}
