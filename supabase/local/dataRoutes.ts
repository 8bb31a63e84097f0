import type { App, Connection } from '@supabase/lite';
import type { BackendKeys } from './backendKeys';
import { callerOf, requestCaller } from './caller';
import { holdsNul } from './http/incoming';
import { parseJson } from './http/jsonBody';
import { answerWithHeaders } from './callHeaders';
import { isRecord } from './jwt';
import { refusedSelect } from './selectedRelations';

/** More than any page sends. Parsing a body holds up everyone else. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** The most values of rows, or arguments of a function, in one body; @supabase/lite spends long on each. */
const VALUES_AT_MOST = 5000;
const JSON_TYPE = 'application/json';
/** A filter by a regular expression, alone or in a list of conditions. No page uses one. */
const BY_EXPRESSION = /^\s*(?:not\.)*i?match\s*[.(]|^\s*\(.*\.\s*i?match\s*[.(]/is;

/** Serves /rest/v1: checks what comes in, then @supabase/lite answers as PostgREST does. */
export function dataRoutes(
  app: App,
  connection: Connection,
  keys: BackendKeys,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const refused =
      refuseNul(request) ??
      refuseToken(request, keys) ??
      refuseOpenQuote(request) ??
      (await refuseEndless(request, connection, keys)) ??
      (await refuseBody(request, keys));
    return refused ?? answerWithHeaders(request, async () => app.fetch(request));
  };
}

function refuseNul(request: Request): Response | undefined {
  return holdsNul(new URL(request.url).search)
    ? restRefusal(400, '22021', 'The address holds a NUL character.')
    : undefined;
}

function refuseToken(request: Request, keys: BackendKeys): Response | undefined {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || callerOf(token, keys)) return undefined;
  return restRefusal(401, 'PGRST301', 'The access token is not valid, or no longer.');
}

// lite takes a quote that is never closed for a failure of its own.
function refuseOpenQuote(request: Request): Response | undefined {
  const select = new URL(request.url).searchParams.get('select') ?? '';
  const quotes = select.replace(/\\./g, '').split('"').length - 1;
  if (quotes % 2 === 0) return undefined;
  return restRefusal(400, 'PGRST100', 'failed to parse select parameter: a quote is not closed.');
}

// A hosted project ends a question after some seconds. The embedded engine cannot be interrupted: one that
// takes hours keeps the whole server from answering.
async function refuseEndless(
  request: Request,
  connection: Connection,
  keys: BackendKeys,
): Promise<Response | undefined> {
  if (requestCaller(request, keys)?.role === 'service_role') return undefined;
  const { pathname, searchParams } = new URL(request.url);
  for (const [name, value] of searchParams) {
    if (BY_EXPRESSION.test(value))
      return restRefusal(400, 'PGRST100', 'Filters by regular expressions are not supported.');
    if (name !== 'select') continue;
    const catalog = await connection.introspect({ useCache: true });
    const refused = refusedSelect(value, pathname, catalog);
    if (refused) return restRefusal(400, refused.code, refused.message);
  }
  return undefined;
}

async function refuseBody(request: Request, keys: BackendKeys): Promise<Response | undefined> {
  if (!request.body) return undefined;
  const text = await request.clone().text();
  const isServer = requestCaller(request, keys)?.role === 'service_role';
  if (Buffer.byteLength(text) > BODY_LIMIT_BYTES && !isServer)
    return restRefusal(413, 'PGRST102', 'The body is larger than 1 MB.');
  const [type = ''] = (request.headers.get('content-type') ?? JSON_TYPE).split(';');
  if (type.trim().toLowerCase() !== JSON_TYPE)
    return restRefusal(400, 'PGRST102', 'The body must be JSON.');
  const parsed = parseJson(text);
  if ('problem' in parsed) return restRefusal(400, 'PGRST102', parsed.problem);
  return valuesIn(parsed.value) > VALUES_AT_MOST && !isServer
    ? restRefusal(413, 'PGRST102', `The body holds more than ${VALUES_AT_MOST} values.`)
    : undefined;
}

function valuesIn(body: unknown): number {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  return rows.reduce<number>((sum, row) => sum + (isRecord(row) ? Object.keys(row).length : 1), 0);
}

function restRefusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}
