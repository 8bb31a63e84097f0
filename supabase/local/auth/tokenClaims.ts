import type { Queries } from '../database';
import { isRecord, signToken, verifyToken } from '../jwt';
import { tokenMetadata } from './accountRecords';
import { factorsOf } from './secondFactor/factors';
import { noteDevice } from './sessionDevice';

/** What a token is made complete with. */
export interface TokenIssue {
  readonly database: Queries;
  readonly secret: string;
  readonly issuer: string;
  /** What the device that gets the token calls itself. */
  readonly userAgent: string | null;
  /** What the session that begins with this answer is marked with. */
  readonly tag: string | null;
}

/**
 * Gives the access token in an answer of the accounts the claims that hosted tokens carry beside
 * the id and the address: both kinds of metadata, issuer and assurance level. Its session remembers
 * the device.
 */
export async function withFullClaims(response: Response, issue: TokenIssue): Promise<Response> {
  const location = response.headers.get('location');
  if (location) return redirectWithFullClaims(response, location, issue);
  // What answers a HEAD request has headers alone.
  if (!response.ok || !response.body || !response.headers.get('content-type')?.includes('json'))
    return response;
  const body: unknown = await response.clone().json();
  if (!isRecord(body) || typeof body['access_token'] !== 'string') return response;
  const token = await fullToken(body['access_token'], issue);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const user = isRecord(body['user'])
    ? {
        user: {
          ...body['user'],
          factors: await factorsOf(issue.database, String(body['user']['id'])),
        },
      }
    : {};
  return Response.json(
    { ...body, ...user, access_token: token },
    { status: response.status, headers },
  );
}

/** How sure a session is of who uses it, and by what means; marks a session that begins. */
async function assuranceOf(
  database: Queries,
  session: unknown,
  tag: string | null,
): Promise<{ aal: string; amr: { method: string; timestamp: number }[] }> {
  const [found] = await database.query<{ aal: string | null; began: number }>(
    `update auth.sessions set tag = coalesce($2, tag) where id::text = $1
     returning aal, extract(epoch from created_at)::float8 as began`,
    [String(session), tag],
  );
  const aal = found?.aal ?? 'aal1';
  const timestamp = Math.floor(found?.began ?? Date.now() / 1000);
  const methods = [tag === null ? 'password' : 'otp', ...(aal === 'aal2' ? ['totp'] : [])];
  return { aal, amr: methods.map((method) => ({ method, timestamp })) };
}

async function redirectWithFullClaims(
  response: Response,
  location: string,
  issue: TokenIssue,
): Promise<Response> {
  const [target, fragment] = location.split('#');
  const session = new URLSearchParams(fragment);
  const token = session.get('access_token');
  if (!target || !token) return response;
  session.set('access_token', await fullToken(token, issue));
  const headers = new Headers(response.headers);
  headers.set('location', `${target}#${session.toString()}`);
  return new Response(null, { status: response.status, headers });
}

async function fullToken(token: string, issue: TokenIssue): Promise<string> {
  const { database, secret, issuer, userAgent, tag } = issue;
  const claims = verifyToken(token, secret);
  const metadata = claims && (await tokenMetadata(database, String(claims['sub'])));
  if (!claims || !metadata) return token;
  await noteDevice(database, claims['session_id'], userAgent);
  const { aal, amr } = await assuranceOf(database, claims['session_id'], tag);
  return signToken(
    { ...claims, ...metadata, iss: issuer, aal, amr, is_anonymous: false, phone: '' },
    secret,
  );
}
