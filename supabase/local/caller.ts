import type { BackendKeys } from './backendKeys';
import type { Database, Queries } from './database';
import { verifyToken, type Claims } from './jwt';

const ROLES = ['anon', 'authenticated', 'service_role'] as const;

/** Who sends a request: the database role it acts in and the claims of its token. */
export interface Caller {
  role: (typeof ROLES)[number];
  claims: Claims;
  /** Headers of the request, for the rules that read them. */
  headers?: Readonly<Record<string, string>>;
}

/** Names the caller that a token or an API key stands for; undefined when it is neither, or expired. */
export function callerOf(token: string, keys: BackendKeys): Caller | undefined {
  if (token === keys.publishableKey) return { role: 'anon', claims: { role: 'anon' } };
  if (token === keys.secretKey) return { role: 'service_role', claims: { role: 'service_role' } };
  const claims = verifyToken(token, keys.jwtSecret);
  const role = ROLES.find((name) => name === claims?.['role']);
  return claims && role ? { role, claims } : undefined;
}

/** Names the caller of an HTTP request: its bearer token, else its API key, else a visitor. */
export function requestCaller(request: Request, keys: BackendKeys): Caller | undefined {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token) return callerOf(token, keys);
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  return callerOf(key ?? keys.publishableKey, keys);
}

/**
 * Runs `work` in one transaction in the caller's role, with the settings that policies read.
 * `settings` adds further ones, such as `storage.operation`.
 */
export function asCaller<T>(
  database: Database,
  caller: Caller,
  settings: Record<string, string>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.transaction(async (queries) => {
    await becomeCaller(queries, caller, settings);
    return work(queries);
  });
}

/** Gives the rest of a transaction the caller's role and claims. */
export async function becomeCaller(
  queries: Queries,
  caller: Caller,
  settings: Record<string, string>,
): Promise<void> {
  const all = {
    'request.jwt.claims': JSON.stringify(caller.claims),
    'request.jwt.claim.sub': String(caller.claims['sub'] ?? ''),
    'request.jwt.claim.role': caller.role,
    'request.headers': JSON.stringify(caller.headers ?? {}),
    ...settings,
  };
  for (const [name, value] of Object.entries(all)) {
    await queries.query('select set_config($1, $2, true)', [name, value]);
  }
  await queries.query(`set local role ${caller.role}`);
}
