import { createHash, randomUUID } from 'node:crypto';
import { asCaller, type Caller } from '../caller';
import type { Database, Row } from '../database';
import { isRecord } from '../jwt';
import { parseJson } from '../http/jsonBody';
import type { ObjectFiles } from './objectFiles';
import { cleanPhoto, isPhotoType } from './cleanPhoto';
import { parseObjectName } from './objectName';
import { refusals } from './storageRefusal';
import { checkUpload, type BucketRules, type Upload } from './upload';

/** An object as storage.objects describes it. */
export interface StoredObject extends Row {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}

interface NewObject {
  readonly bucket: string;
  readonly name: string;
  readonly version: string;
  readonly upload: Upload;
  readonly upsert: boolean;
}

class Rehearsed extends Error {}

const COLUMNS =
  'id, bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at';

/**
 * Objects and their files. What a caller may do is decided by the policies on storage.objects
 * alone: every statement runs in the caller's role.
 */
export class StoredObjects {
  constructor(
    readonly database: Database,
    readonly files: ObjectFiles,
  ) {}

  /** The rules of a bucket. Throws when there is none of that name. */
  async bucketRules(bucket: string): Promise<BucketRules> {
    const [rules] = await this.database.query<BucketRules & Row>(
      'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
      [bucket],
    );
    if (!rules) throw refusals.bucketNotFound();
    return rules;
  }

  /** The buckets a caller may see; with an id, that one alone. */
  buckets(caller: Caller, id: string | null): Promise<Row[]> {
    return this.#as(caller, 'storage.bucket.list', (queries) =>
      queries.query(
        `select id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at
         from storage.buckets where $1::text is null or id = $1 order by name`,
        [id],
      ),
    );
  }

  /** Stores a file under a name, a photo without what it tells beside the picture. With `upsert` it may replace what is there. Returns the object's id. */
  async store(
    caller: Caller,
    bucket: string,
    name: string,
    sent: Upload,
    upsert: boolean,
  ): Promise<string> {
    checkUpload(sent, await this.bucketRules(bucket));
    const version = randomUUID();
    let upload = sent;
    if (isPhotoType(sent.mimeType)) {
      // Decoding takes memory and time, which no one gets who may not store it.
      await this.#rehearse(caller, { bucket, name, version, upload: sent, upsert });
      upload = { ...sent, bytes: await cleanPhoto(sent.bytes, sent.mimeType) };
    }
    await this.files.write(version, upload.bytes);
    try {
      const replaced = await this.find(bucket, name);
      await this.#insert(caller, { bucket, name, version, upload, upsert });
      if (replaced) await this.files.remove(replaced.version);
    } catch (error) {
      await this.files.remove(version);
      throw error;
    }
    const stored = await this.find(bucket, name);
    if (!stored) throw refusals.objectNotFound();
    return stored.id;
  }

  /** The object of a name, without checking who asks; undefined when there is none. */
  async find(bucket: string, name: string): Promise<StoredObject | undefined> {
    const [object] = await this.database.query<StoredObject>(
      `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
      [bucket, name],
    );
    return object;
  }

  /** The objects of the given names that a caller may see. */
  visible(
    caller: Caller,
    operation: string,
    bucket: string,
    names: string[],
  ): Promise<StoredObject[]> {
    return this.#as(caller, operation, (queries) =>
      queries.query<StoredObject>(
        `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = any ($2::text[])`,
        [bucket, names],
      ),
    );
  }

  /** The object at `bucket/name`. Throws when there is none or the caller may not see it. */
  async visibleAt(caller: Caller, path: string): Promise<StoredObject> {
    const { bucket, name } = parseObjectName(path);
    const [object] = await this.visible(caller, 'storage.object.get_authenticated', bucket, [name]);
    if (!object) throw refusals.objectNotFound();
    return object;
  }

  /** The objects below a prefix that a caller may see, by name. */
  below(caller: Caller, bucket: string, prefix: string): Promise<StoredObject[]> {
    return this.#as(caller, 'storage.object.list', (queries) =>
      queries.query<StoredObject>(
        `select ${COLUMNS} from storage.objects where bucket_id = $1 and starts_with(name, $2) order by name`,
        [bucket, prefix],
      ),
    );
  }

  /** Removes those of the named objects that a caller may remove, and returns them. */
  async remove(caller: Caller, bucket: string, names: string[]): Promise<StoredObject[]> {
    const removed = await this.#as(caller, 'storage.object.delete_many', (queries) =>
      queries.query<StoredObject>(
        `delete from storage.objects where bucket_id = $1 and name = any ($2::text[]) returning ${COLUMNS}`,
        [bucket, names],
      ),
    );
    for (const object of removed) await this.files.remove(object.version);
    return removed;
  }

  /** Throws what storing would throw, and stores nothing. */
  async #rehearse(caller: Caller, object: NewObject): Promise<void> {
    try {
      await this.#insert(caller, object, true);
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
    }
  }

  async #insert(caller: Caller, object: NewObject, isRehearsal = false): Promise<void> {
    const { bucket, name, version, upload, upsert } = object;
    const owner = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : null;
    const onConflict = upsert
      ? `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
          user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`
      : '';
    await this.#as(caller, 'storage.object.upload', async (queries) => {
      await queries.query(
        `insert into storage.objects (bucket_id, name, version, owner, owner_id, metadata, user_metadata)
         values ($1, $2, $3, $4::uuid, $4::text, $5::jsonb, $6::jsonb) ${onConflict}`,
        [bucket, name, version, owner, metadataOf(upload), userMetadataOf(upload)],
      );
      if (isRehearsal) throw new Rehearsed();
    });
  }

  async #as<T>(
    caller: Caller,
    operation: string,
    work: Parameters<typeof asCaller<T>>[3],
  ): Promise<T> {
    try {
      return await asCaller(this.database, caller, { 'storage.operation': operation }, work);
    } catch (error) {
      const code = isRecord(error) ? error['code'] : undefined;
      if (code === '42501') throw refusals.notAllowed();
      if (code === '23505') throw refusals.exists();
      throw error;
    }
  }
}

function metadataOf(upload: Upload): Record<string, unknown> {
  return {
    eTag: `"${createHash('md5').update(upload.bytes).digest('hex')}"`,
    size: upload.bytes.length,
    mimetype: upload.mimeType,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: upload.bytes.length,
    httpStatusCode: 200,
  };
}

function userMetadataOf(upload: Upload): Record<string, unknown> | null {
  if (upload.userMetadata === null) return null;
  const parsed = parseJson(upload.userMetadata);
  if ('problem' in parsed || !isRecord(parsed.value))
    throw refusals.invalidRequest('The metadata must be a JSON object.');
  return parsed.value;
}
