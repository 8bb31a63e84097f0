import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token says, once its signature and its time are checked. */
export type Claims = Record<string, unknown>;

/** Signs claims with HS256. `lifetimeSeconds` sets `iat` and `exp`; without it the claims' own stay. */
export function signToken(claims: Claims, secret: string, lifetimeSeconds?: number): string {
  const now = Math.floor(Date.now() / 1000);
  const times = lifetimeSeconds === undefined ? {} : { iat: now, exp: now + lifetimeSeconds };
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const body = encode({ ...claims, ...times });
  return `${head}.${body}.${signature(`${head}.${body}`, secret)}`;
}

/** The claims of a token signed with HS256 and not expired; undefined for any other text. */
export function verifyToken(token: string, secret: string, now = Date.now()): Claims | undefined {
  const [head, body, sign, ...rest] = token.split('.');
  if (!head || !body || !sign || rest.length > 0) return undefined;
  if (decode(head)?.['alg'] !== 'HS256') return undefined;
  const expected = Buffer.from(signature(`${head}.${body}`, secret));
  const given = Buffer.from(sign);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const claims = decode(body);
  const expiry = claims?.['exp'];
  if (typeof expiry !== 'number' || expiry * 1000 <= now) return undefined;
  return claims;
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(text: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with string keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
