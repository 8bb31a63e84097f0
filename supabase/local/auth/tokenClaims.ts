import type { Queries } from '../database';
import { isRecord, signToken, verifyToken } from '../jwt';
import { tokenMetadata } from './accountRecords';

/**
 * Gives the access token in an answer of the accounts the claims that hosted tokens carry beside
 * the id and the address: both kinds of metadata, issuer and assurance level.
 */
export async function withFullClaims(
  response: Response,
  database: Queries,
  secret: string,
  issuer: string,
): Promise<Response> {
  const location = response.headers.get('location');
  if (location) return redirectWithFullClaims(response, location, database, secret, issuer);
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.clone().json();
  if (!isRecord(body) || typeof body['access_token'] !== 'string') return response;
  const token = await fullToken(body['access_token'], database, secret, issuer);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ ...body, access_token: token }, { status: response.status, headers });
}

async function redirectWithFullClaims(
  response: Response,
  location: string,
  database: Queries,
  secret: string,
  issuer: string,
): Promise<Response> {
  const [target, fragment] = location.split('#');
  const session = new URLSearchParams(fragment);
  const token = session.get('access_token');
  if (!target || !token) return response;
  session.set('access_token', await fullToken(token, database, secret, issuer));
  const headers = new Headers(response.headers);
  headers.set('location', `${target}#${session.toString()}`);
  return new Response(null, { status: response.status, headers });
}

async function fullToken(
  token: string,
  database: Queries,
  secret: string,
  issuer: string,
): Promise<string> {
  const claims = verifyToken(token, secret);
  const metadata = claims && (await tokenMetadata(database, String(claims['sub'])));
  if (!claims || !metadata) return token;
  return signToken(
    { ...claims, ...metadata, iss: issuer, aal: 'aal1', is_anonymous: false, phone: '' },
    secret,
  );
}
