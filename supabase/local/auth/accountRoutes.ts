import type { App } from '@supabase/lite';
import type { BackendKeys } from '../backendKeys';
import type { Queries } from '../database';
import { clientAddress } from '../http/incoming';
import { readJsonObject } from '../http/jsonBody';
import { verifyToken } from '../jwt';
import type { AccountMailer } from '../mail/accountMailer';
import { Attempts } from './attempts';
import { authRefusal, badJson } from './authRefusal';
import { EmailChanges } from './emailChanges';
import { MailLimits } from './mailLimits';
import { MailRequests } from './mailRequests';
import { secondFactorRoutes } from './secondFactor/routes';
import { changePassword, RECOVERY } from './passwordChange';
import { refuseUsedToken, signInWithPassword } from './signIn';
import { withFullClaims } from './tokenClaims';

/** More than any account needs, metadata included. */
const BODY_LIMIT_BYTES = 64 * 1024;
const FIVE_MINUTES_MS = 300_000;
/** What ends in a mail without being signed in. */
const MAILED = ['/signup', '/resend', '/recover', '/otp'];

export interface AccountRoutesOptions {
  app: App;
  database: Queries;
  keys: BackendKeys;
  mailer: AccountMailer;
  /** How long one address waits between two mails of a kind, in seconds. */
  mailPauseSeconds: number;
}

/**
 * Serves /auth/v1. Does what @supabase/lite leaves out of GoTrue: links that lead on to `redirect_to`, pauses
 * between mails, limits on attempts, passwords that end other sessions, and second factors.
 */
export function accountRoutes(
  options: AccountRoutesOptions,
): (request: Request) => Promise<Response> {
  const { app, database, keys, mailer, mailPauseSeconds } = options;
  const failures = new Attempts(100, FIVE_MINUTES_MS);
  const limits = new MailLimits();

  // `type` is that of the mailed link a session begins with.
  async function pass(request: Request, type?: unknown): Promise<Response> {
    const answer = await app.fetch(request);
    return withFullClaims(answer, {
      database,
      secret: keys.jwtSecret,
      issuer: `${mailer.origin}/auth/v1`,
      userAgent: request.headers.get('user-agent'),
      tag: type === RECOVERY ? RECOVERY : null,
    });
  }

  const emailChanges = new EmailChanges({ database, mailer });
  const mails = new MailRequests({ database, mailer, mailPauseSeconds, emailChanges, pass });
  const secondFactor = secondFactorRoutes({
    database,
    mailer,
    secret: keys.jwtSecret,
  });

  async function post(
    route: string,
    request: Request,
    email: string,
    body: Record<string, unknown>,
  ): Promise<Response | undefined> {
    if (MAILED.includes(route) && email) {
      const refused = limits.refuse(request, route);
      if (refused) return refused;
    }
    if (route === '/signup' && email) return mails.signUp(request, email, body);
    if (route === '/resend' && email) return mails.resend(request, email, body['type']);
    if (route === '/recover' && email) return mails.recover(request, email);
    if (route === '/otp' && email) return mails.signInLink(request, email);
    const grant = new URL(request.url).searchParams.get('grant_type');
    const { password, refresh_token: token } = body;
    if (route !== '/token') return undefined;
    if (grant === 'password' && email && typeof password === 'string' && password) {
      const given = { email, password, address: clientAddress(request) };
      return signInWithPassword(request, given, {
        database,
        failures,
        pass,
      });
    }
    if (grant === 'refresh_token' && typeof token === 'string') {
      return refuseUsedToken(database, token).then((refused) => refused ?? pass(request));
    }
    return undefined;
  }

  async function verify(request: Request, token: unknown, type: unknown): Promise<Response> {
    if (type !== 'email_change') return pass(request, type);
    const answer = await emailChanges.confirmOne(request, token);
    return answer ?? emailChanges.complete(token, () => pass(request, type));
  }

  async function changeAccount(
    request: Request,
    email: string,
    body: Record<string, unknown>,
  ): Promise<Response | undefined> {
    const [, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
    const claims = verifyToken(token, keys.jwtSecret);
    if (!claims) return authRefusal(401, 'bad_jwt', 'The access token is not valid, or no longer.');
    if (body['password'] !== undefined || email) {
      const refused = await secondFactor.refuseWithoutCode(request);
      if (refused) return refused;
    }
    if (email) {
      const refused = limits.refuse(request, '/user');
      if (refused) return refused;
    }
    if (body['password'] === undefined) return pass(request);
    return changePassword(request, body, { database, mailer, claims, pass });
  }

  function get(request: Request, url: URL, route: string): Promise<Response> {
    const { searchParams } = url;
    if (route === '/verify')
      return verify(request, searchParams.get('token'), searchParams.get('type'));
    return pass(request);
  }

  return async (plain) => {
    const url = new URL(plain.url);
    const route = url.pathname.slice('/auth/v1'.length);
    if (plain.method === 'GET' && route === '/user')
      return secondFactor.withFactors(plain, await pass(plain));
    if (plain.method === 'GET' || plain.method === 'HEAD' || plain.method === 'OPTIONS')
      return get(plain, url, route);
    const read = await readJsonObject(plain, BODY_LIMIT_BYTES);
    if ('problem' in read) return badJson(read.problem);
    const given = read.object['email'];
    const email = typeof given === 'string' ? given.trim().toLowerCase() : '';
    const body = typeof given === 'string' ? { ...read.object, email } : read.object;
    const request = body['email'] === given ? plain : withBody(plain, body);
    if (route === '/magiclink' || (route === '/otp' && (body['create_user'] !== false || !email))) {
      return authRefusal(
        422,
        'otp_disabled',
        'Sign-in links are sent only to the email addresses of existing accounts.',
      );
    }
    const keyed = hasKey(request, url, keys);
    return mailer.leadingTo(url.searchParams.get('redirect_to'), async () => {
      // Like GoTrue's gateway, lite asks for no key here.
      if (route === '/verify' && request.method === 'POST')
        return verify(request, body['token_hash'], body['type']);
      if (!keyed) return pass(request);
      const factors = await secondFactor.answer(route, request, body);
      if (factors) return factors;
      const own =
        request.method === 'POST'
          ? post(route, request, email, body)
          : request.method === 'PUT' && route === '/user'
            ? changeAccount(request, email, body)
            : undefined;
      return (await own) ?? pass(request);
    });
  };
}

function hasKey(request: Request, url: URL, keys: BackendKeys): boolean {
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
  return key === keys.publishableKey || key === keys.secretKey;
}

/** The request with another JSON body. */
function withBody(request: Request, body: Record<string, unknown>): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
