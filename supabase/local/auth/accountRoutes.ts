import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import type { BackendKeys } from '../backendKeys';
import type { Queries } from '../database';
import { holdsNul } from '../http/incoming';
import { readJsonObject } from '../http/jsonBody';
import type { AccountMailer } from '../mail/accountMailer';
import {
  allowEmailChangeAgain,
  findAccount,
  renewConfirmation,
  type AccountRecord,
} from './accountRecords';
import { refuseOddInput } from './authInput';
import { authRefusal, badJson, tooSoon } from './authRefusal';
import { withFullClaims } from './tokenClaims';

/** More than any account needs, metadata included. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** What the account routes work with. */
export interface AccountRoutesOptions {
  app: App;
  database: Queries;
  keys: BackendKeys;
  mailer: AccountMailer;
  /** How long one address waits between two mails of a kind, in seconds. */
  mailPauseSeconds: number;
}

/**
 * Serves /auth/v1. Checks what comes in, and does what @supabase/lite leaves out of GoTrue: links
 * that lead on to `redirect_to`, sending a mail again, and sign-up with a known address without
 * giving away that it is known.
 */
export function accountRoutes(
  options: AccountRoutesOptions,
): (request: Request) => Promise<Response> {
  const { app, database, keys, mailer, mailPauseSeconds } = options;

  async function pass(request: Request): Promise<Response> {
    const answer = await app.fetch(request);
    return withFullClaims(answer, {
      database,
      secret: keys.jwtSecret,
      issuer: `${mailer.origin}/auth/v1`,
      userAgent: request.headers.get('user-agent'),
    });
  }

  async function signUp(
    request: Request,
    email: string,
    body: Record<string, unknown>,
  ): Promise<Response> {
    const known = await findAccount(database, email);
    if (known) return signUpAgain(known, email, body);
    const answer = await pass(request);
    // Somebody signed up with the same address in the same moment.
    const overtaken = answer.status >= 500 ? await findAccount(database, email) : undefined;
    return overtaken ? signUpAgain(overtaken, email, body) : answer;
  }

  async function signUpAgain(
    account: AccountRecord,
    email: string,
    body: Record<string, unknown>,
  ): Promise<Response> {
    const refused = refusePassword(body['password']);
    if (refused) return refused;
    if (!account.confirmed) {
      const wait = remaining(account.sinceConfirmation);
      if (wait > 0) return tooSoon(wait);
      await mailer.sendConfirmation(email, await renewConfirmation(database, account.id));
    }
    return Response.json(anonymizedAccount(email, body['data']));
  }

  async function resend(
    request: Request,
    email: string,
    body: Record<string, unknown>,
  ): Promise<Response> {
    if (body['type'] !== 'signup' && body['type'] !== 'email_change') return pass(request);
    const account = await findAccount(database, email);
    if (body['type'] === 'email_change') {
      const wait = remaining(account?.sinceEmailChange);
      if (wait > 0) return tooSoon(wait);
      if (account) await allowEmailChangeAgain(database, account.id);
      return pass(request);
    }
    if (!account || account.confirmed) return Response.json({});
    const wait = remaining(account.sinceConfirmation);
    if (wait > 0) return tooSoon(wait);
    await mailer.sendConfirmation(email, await renewConfirmation(database, account.id));
    return Response.json({});
  }

  async function recover(request: Request, email: string): Promise<Response> {
    const account = await findAccount(database, email);
    const wait = remaining(account?.sinceRecovery);
    return wait > 0 ? tooSoon(wait) : pass(request);
  }

  function remaining(since: number | null | undefined): number {
    return since === null || since === undefined ? 0 : mailPauseSeconds - since;
  }

  return async (request) => {
    const url = new URL(request.url);
    const route = url.pathname.slice('/auth/v1'.length);
    if (holdsNul(url.search))
      return authRefusal(400, 'validation_failed', 'The address holds a NUL character.');
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS')
      return pass(request);
    const read = await readJsonObject(request, BODY_LIMIT_BYTES);
    if ('problem' in read) return badJson(read.problem);
    const body = read.object;
    const refused = refuseOddInput(body);
    if (refused) return refused;
    if (route === '/otp' || route === '/magiclink') {
      return authRefusal(422, 'otp_disabled', 'Sign-in by link or code is not offered.');
    }
    const email = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : '';
    const keyed = hasKey(request, url, keys);
    return mailer.leadingTo(url.searchParams.get('redirect_to'), () => {
      if (keyed && email && request.method === 'POST') {
        if (route === '/signup') return signUp(request, email, body);
        if (route === '/resend') return resend(request, email, body);
        if (route === '/recover') return recover(request, email);
      }
      return pass(request);
    });
  };
}

function hasKey(request: Request, url: URL, keys: BackendKeys): boolean {
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
  return key === keys.publishableKey || key === keys.secretKey;
}

function refusePassword(password: unknown): Response | undefined {
  if (typeof password !== 'string' || password === '') {
    return authRefusal(400, 'validation_failed', 'Signup requires a valid password');
  }
  if (password.length < 8) {
    return authRefusal(422, 'weak_password', 'Password should be at least 8 characters.');
  }
  return undefined;
}

// Sign-up answers alike for new and known addresses, so that nobody can learn who has an account.
function anonymizedAccount(email: string, metadata: unknown): Record<string, unknown> {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
