import { randomUUID } from 'node:crypto';
import type { Queries } from '../../database';
import { isRecord, verifyToken, type Claims } from '../../jwt';
import type { AccountMailer } from '../../mail/accountMailer';
import { Attempts } from '../attempts';
import { authRefusal } from '../authRefusal';
import { tooOften } from '../signIn';
import { enroll, insufficient, unenroll, type StoredFactor } from './enrollment';
import { factorsOf } from './factors';
import { raiseSession } from './raisedSession';
import { stepOfCode } from './totp';

const CHALLENGE_S = 300;

export interface SecondFactorOptions {
  database: Queries;
  /** The host of its origin is what authenticator apps show. */
  mailer: AccountMailer;
  secret: string;
}

/**
 * Second factors as GoTrue serves them to supabase-js: enroll, challenge, verify and unenroll one-time
 * codes (TOTP). A verified code raises the session to aal2, in a new token.
 */
export function secondFactorRoutes({ database, mailer, secret }: SecondFactorOptions) {
  const attempts = new Attempts(5, 300_000);
  const lastSteps = new Map<string, number>();

  async function challenge(factor: StoredFactor): Promise<Response> {
    const id = randomUUID();
    await database.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1::uuid, $2::uuid, now(), '127.0.0.1')`,
      [id, factor.id],
    );
    const expires = Math.floor(Date.now() / 1000) + CHALLENGE_S;
    return Response.json({ id, type: 'totp', expires_at: expires });
  }

  async function verify(
    factor: StoredFactor,
    claims: Claims,
    body: Record<string, unknown>,
  ): Promise<Response> {
    const seconds = attempts.wait(factor.id);
    if (seconds > 0) return tooOften(seconds);
    attempts.add(factor.id);
    const [open] = await database.query(
      `update auth.mfa_challenges set verified_at = now()
       where id::text = $1 and factor_id::text = $2 and verified_at is null
         and created_at > now() - make_interval(secs => $3) returning 1`,
      [String(body['challenge_id']), factor.id, CHALLENGE_S],
    );
    if (!open) {
      attempts.takeBack(factor.id);
      return authRefusal(422, 'mfa_challenge_expired', 'The code was requested too long ago.');
    }
    const step = stepOfCode(factor.secret, String(body['code'] ?? '').replace(/\s/g, ''));
    // A code is worth something once.
    if (step === undefined || step <= (lastSteps.get(factor.id) ?? 0)) {
      return authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    lastSteps.set(factor.id, step);
    attempts.takeBack(factor.id);
    await database.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id::text = $1`,
      [factor.id],
    );
    // An enrollment started at the same time elsewhere could otherwise raise a session that only had the password.
    await database.query(
      `delete from auth.mfa_factors where user_id::text = $1 and status = 'unverified'`,
      [String(claims['sub'])],
    );
    if (factor.status !== 'verified') {
      await mailer.sendAccountChange(String(claims['sub']), 'mfa_factor_enrolled');
    }
    return raiseSession(database, secret, claims, factor.id);
  }

  function callerOf(request: Request): Claims | undefined {
    const [, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
    const claims = verifyToken(token, secret);
    return claims?.['role'] === 'authenticated' ? claims : undefined;
  }

  return {
    /** Answers a request to a route of factors; undefined for any other. */
    async answer(
      route: string,
      request: Request,
      body: Record<string, unknown>,
    ): Promise<Response | undefined> {
      const [, id, what] =
        /^\/factors(?:\/([0-9a-f-]{36})(?:\/(challenge|verify))?)?$/.exec(route) ?? [];
      if (!/^\/factors(\/|$)/.test(route)) return undefined;
      const claims = callerOf(request);
      const session = claims && (await isOpen(database, String(claims['session_id'])));
      if (!claims || !session) return authRefusal(401, 'no_authorization', 'Please sign in first.');
      if (route === '/factors' && request.method === 'POST')
        return enroll({ database, issuer: mailer.origin }, claims, body);
      const [factor] = await database.query<StoredFactor & Record<string, unknown>>(
        `select id, secret, status::text from auth.mfa_factors
         where id::text = $1 and user_id::text = $2 and factor_type::text = 'totp'`,
        [id ?? '', String(claims['sub'])],
      );
      if (!factor) return authRefusal(404, 'mfa_factor_not_found', 'MFA factor not found');
      if (request.method === 'DELETE') return unenroll({ database, mailer }, factor, claims);
      if (what === 'challenge') return challenge(factor);
      return what === 'verify' ? verify(factor, claims, body) : undefined;
    },
    /**
     * Refuses a caller who has a second factor and has not used it in this session, as GoTrue does for a
     * new password or address; undefined for everyone else.
     */
    async refuseWithoutCode(request: Request): Promise<Response | undefined> {
      const claims = callerOf(request);
      if (!claims || claims['aal'] === 'aal2') return undefined;
      const factors = await factorsOf(database, String(claims['sub']));
      const isEnrolled = factors.some(({ status }) => status === 'verified');
      return isEnrolled ? insufficient(401) : undefined;
    },
    /** Adds the caller's factors to an answer of /user. */
    async withFactors(request: Request, response: Response): Promise<Response> {
      const claims = callerOf(request);
      if (!response.ok || !claims) return response;
      const user: unknown = await response.json();
      const factors = await factorsOf(database, String(claims['sub']));
      return Response.json(isRecord(user) ? { ...user, factors } : user);
    },
  };
}

async function isOpen(database: Queries, session: string): Promise<boolean> {
  const rows = await database.query('select 1 from auth.sessions where id::text = $1', [session]);
  return rows.length > 0;
}
