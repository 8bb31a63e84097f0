import type { App } from '@supabase/lite';
import type { BackendKeys } from './backendKeys';
import { answerWithHeaders } from './callHeaders';
import { callerOf } from './caller';

/** Serves /rest/v1: refuses tokens that are not valid, then @supabase/lite answers as PostgREST does. */
export function dataRoutes(app: App, keys: BackendKeys): (request: Request) => Promise<Response> {
  return async (request) =>
    refuseToken(request, keys) ?? answerWithHeaders(request, async () => app.fetch(request));
}

function refuseToken(request: Request, keys: BackendKeys): Response | undefined {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || callerOf(token, keys)) return undefined;
  const message = 'The access token is not valid, or no longer.';
  return Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401 });
}
