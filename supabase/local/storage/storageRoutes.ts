import type { BackendKeys } from '../backendKeys';
import { requestCaller, type Caller } from '../caller';
import { isRecord } from '../jwt';
import { folderListing } from './folderListing';
import { isObjectName, parseObjectName } from './objectName';
import { objectResponse } from './objectResponse';
import { refusals, StorageRefusal } from './storageRefusal';
import { SignedAddresses } from './signedAddresses';
import { bucketName, count, jsonBody, textList } from './storageInput';
import type { StoredObject, StoredObjects } from './storedObjects';
import { readUpload } from './upload';

const PREFIX = '/storage/v1/';
const LIST_MOST = 1000;

/** Serves /storage/v1, as far as the product uses it: buckets read, objects stored, read, signed, listed, removed. */
export function storageRoutes(
  objects: StoredObjects,
  keys: BackendKeys,
): (request: Request) => Promise<Response> {
  const addresses = new SignedAddresses(objects, keys.jwtSecret);

  return async (request) => {
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof StorageRefusal) return error.toResponse();
      throw error;
    }
  };

  async function route(request: Request): Promise<Response> {
    const path = decodeURIComponent(new URL(request.url).pathname.slice(PREFIX.length));
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const signed = below(path, 'object/sign/');
    if (reads && signed !== undefined) return addresses.open(request, signed);

    const known = requestCaller(request, keys);
    if (!known) throw refusals.invalidToken();
    const caller = { ...known, headers: Object.fromEntries(request.headers) };
    if (path === 'bucket' || path.startsWith('bucket/')) return bucketRoute(request, caller, path);

    if (request.method === 'POST') {
      const listed = below(path, 'object/list/');
      if (listed !== undefined) return list(request, caller, listed);
      if (signed !== undefined) return addresses.sign(request, caller, signed);
    }
    if (reads) {
      const info = below(path, 'object/info/');
      if (info !== undefined)
        return Response.json(description(await objects.visibleAt(caller, info)));
    }
    const named = below(path, 'object/authenticated/') ?? below(path, 'object/');
    if (named === undefined || /^(public|upload|move|copy|list-v2)(\/|$)/.test(named))
      return noRoute(request, path);
    if (reads)
      return objectResponse(request, await objects.visibleAt(caller, named), objects.files);
    if (request.method === 'POST')
      return store(request, caller, named, request.headers.get('x-upsert') === 'true');
    if (request.method === 'PUT') return store(request, caller, named, true);
    if (request.method === 'DELETE') return remove(request, caller, named);
    return noRoute(request, path);
  }

  async function bucketRoute(request: Request, caller: Caller, path: string): Promise<Response> {
    if (request.method !== 'GET') throw refusals.notAllowed();
    const id = below(path, 'bucket/');
    const buckets = await objects.buckets(caller, id ?? null);
    if (id === undefined) return Response.json(buckets);
    const [bucket] = buckets;
    if (!bucket) throw refusals.bucketNotFound();
    return Response.json(bucket);
  }

  async function store(
    request: Request,
    caller: Caller,
    path: string,
    upsert: boolean,
  ): Promise<Response> {
    const { bucket, name } = parseObjectName(path);
    const id = await objects.store(caller, bucket, name, await readUpload(request), upsert);
    return Response.json({ Id: id, Key: `${bucket}/${name}` });
  }

  async function remove(request: Request, caller: Caller, path: string): Promise<Response> {
    const body = await jsonBody(request);
    const single = path.includes('/') ? parseObjectName(path) : undefined;
    const bucket = single?.bucket ?? bucketName(path);
    const names = single
      ? [single.name]
      : textList(body['prefixes'], 'prefixes').filter(isObjectName);
    await objects.bucketRules(bucket);
    const removed = await objects.remove(caller, bucket, names);
    if (!single) return Response.json(removed);
    if (removed.length === 0) throw refusals.objectNotFound();
    return Response.json({ message: 'Successfully deleted' });
  }

  async function list(request: Request, caller: Caller, path: string): Promise<Response> {
    const bucket = bucketName(path);
    const body = await jsonBody(request);
    await objects.bucketRules(bucket);
    const folder =
      typeof body['prefix'] === 'string' ? body['prefix'].replace(/^\/+|\/+$/g, '') : '';
    const prefix = folder === '' ? '' : `${folder}/`;
    const { sortBy } = body;
    return Response.json(
      folderListing(await objects.below(caller, bucket, prefix), {
        prefix,
        search: typeof body['search'] === 'string' ? body['search'] : '',
        limit: Math.min(count(body['limit'], 100), LIST_MOST),
        offset: count(body['offset'], 0),
        descending: isRecord(sortBy) && sortBy['order'] === 'desc',
      }),
    );
  }
}

function below(path: string, start: string): string | undefined {
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

function description(object: StoredObject): Record<string, unknown> {
  const { id, name, bucket_id, version, metadata, user_metadata, created_at, updated_at } = object;
  return {
    id,
    name,
    bucket_id,
    version,
    size: metadata['size'],
    content_type: metadata['mimetype'],
    cache_control: metadata['cacheControl'],
    etag: metadata['eTag'],
    metadata: user_metadata ?? {},
    created_at,
    last_modified: updated_at,
  };
}

function noRoute(request: Request, path: string): Response {
  const message = `Route ${request.method}:/${path} not found`;
  return Response.json({ message, error: 'Not Found', statusCode: '404' }, { status: 404 });
}
