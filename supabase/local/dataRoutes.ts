import type { App } from '@supabase/lite';
import type { BackendKeys } from './backendKeys';
import { callerOf } from './caller';
import { holdsNul } from './http/incoming';
import { parseJson } from './http/jsonBody';
import { answerWithHeaders } from './callHeaders';

/** Serves /rest/v1: checks what comes in, then @supabase/lite answers as PostgREST does. */
export function dataRoutes(app: App, keys: BackendKeys): (request: Request) => Promise<Response> {
  return async (request) => {
    const refused =
      refuseNul(request) ??
      refuseToken(request, keys) ??
      refuseOpenQuote(request) ??
      (await refuseBody(request));
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

async function refuseBody(request: Request): Promise<Response | undefined> {
  const type = request.headers.get('content-type') ?? 'application/json';
  if (!request.body || !type.includes('json')) return undefined;
  const parsed = parseJson(await request.clone().text());
  return 'problem' in parsed ? restRefusal(400, 'PGRST102', parsed.problem) : undefined;
}

function restRefusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}
