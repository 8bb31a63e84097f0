const METHODS = 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS';
const EXPOSED = 'Content-Range, Content-Location, Preference-Applied, X-Sb-Error-Code';

/** The answer to a browser that asks whether another origin may send a request. */
export function preflightAnswer(request: Request): Response {
  const headers = new Headers({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': METHODS,
    'access-control-max-age': '86400',
  });
  const asked = request.headers.get('access-control-request-headers');
  if (asked) headers.set('access-control-allow-headers', asked);
  return new Response(null, { status: 204, headers });
}

/**
 * Lets pages of other origins read an answer, as hosted Supabase does: one bundle alone is served
 * from an address of its own. Identity is carried by a token, never by a cookie.
 */
export function readableAnywhere(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', EXPOSED);
  return new Response(response.body, { status: response.status, headers });
}
