/**
 * The request with each name in its query spelled plainly and once, as @supabase/lite and these routes both
 * read it; undefined for a path with escaped letters. lite decodes paths and finds an unescaped name before
 * an escaped one, so that another spelling would lead past what is checked here.
 */
export function plainRequest(request: Request): Request | undefined {
  const url = new URL(request.url);
  if (url.pathname.includes('%')) return undefined;
  const query = new URLSearchParams();
  url.searchParams.forEach((value, name) => {
    if (!query.has(name)) query.append(name, value);
  });
  url.search = query.toString();
  return url.href === request.url ? request : changed(request, url.href, request.body);
}

/** The request with another JSON body. */
export function withBody(request: Request, body: Record<string, unknown>): Request {
  return changed(request, request.url, JSON.stringify(body));
}

/** The request with another method, and without a body. */
export function withoutBody(request: Request, method: string): Request {
  return changed(request, request.url, null, method);
}

function changed(
  request: Request,
  url: string,
  body: ReadableStream | string | null,
  method = request.method,
): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (body === null) headers.delete('content-type');
  return new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) });
}
