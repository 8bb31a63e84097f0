import type { ObjectFiles } from './objectFiles';
import { refusals } from './storageRefusal';
import type { StoredObject } from './storedObjects';

/** The answer that delivers an object's bytes, or 304 when the caller has them already. */
export async function objectResponse(
  request: Request,
  object: StoredObject,
  files: ObjectFiles,
): Promise<Response> {
  const headers = objectHeaders(request, object);
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await files.read(object.version);
  if (!bytes) throw refusals.objectNotFound();
  headers.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function objectHeaders(request: Request, object: StoredObject): Headers {
  const { mimetype, cacheControl, eTag } = object.metadata;
  const headers = new Headers({
    'content-type': String(mimetype),
    'cache-control': String(cacheControl),
    etag: String(eTag),
    'last-modified': object.updated_at.toUTCString(),
    // What people upload is shown, also by a site at another address, and never run.
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const download = new URL(request.url).searchParams.get('download');
  if (download !== null) {
    const name = download || object.name.split('/').at(-1) || 'file';
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  return headers;
}
