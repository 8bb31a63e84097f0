import type { Queries } from '../database';
import type { Attempts } from './attempts';
import { authRefusal } from './authRefusal';
import { findCredentials, isPassword } from './credentials';

/** A used refresh token still answers for this long, for pages that renew at the same moment. */
const REUSE_MS = 10_000;

export interface SignInOptions {
  database: Queries;
  /** Failures by the address they come from. */
  failures: Attempts;
  pass(request: Request): Promise<Response>;
}

/** The refusal of someone who has failed too often. */
export function tooOften(seconds: number): Response {
  const refusal = authRefusal(
    429,
    'over_request_rate_limit',
    `Too many attempts. Please try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  );
  refusal.headers.set('retry-after', String(seconds));
  return refusal;
}

/**
 * Signs in with a password. Whether the address is confirmed is revealed only to those who know the password.
 */
export async function signInWithPassword(
  request: Request,
  given: { email: string; password: string; address: string },
  options: SignInOptions,
): Promise<Response> {
  const { database, failures, pass } = options;
  const { email, password, address } = given;
  const seconds = failures.wait(address);
  if (seconds > 0) return tooOften(seconds);
  failures.add(address);
  const account = await findCredentials(database, { email });
  if (!(await isPassword(password, account))) {
    return authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  }
  failures.takeBack(address);
  return pass(request);
}

/**
 * Refuses a refresh token that was used before, some seconds later: someone has a copy of it, so its
 * whole session ends. Undefined when the token may be tried, as it may again and again, like at hosted Auth, while the
 * one that replaced it was never used: then the answer with that one was lost on its way.
 */
export async function refuseUsedToken(
  database: Queries,
  token: string,
): Promise<Response | undefined> {
  const [used] = await database.query<{ session: string }>(
    `select t.session_id as session from auth.refresh_tokens t
     where t.token = $1 and t.revoked and t.updated_at < now() - make_interval(secs => $2)
       and not exists (select 1 from auth.refresh_tokens n where n.parent = t.token and not n.revoked)`,
    [token, REUSE_MS / 1000],
  );
  if (!used) return undefined;
  await database.query('delete from auth.sessions where id = $1::uuid', [used.session]);
  return authRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
