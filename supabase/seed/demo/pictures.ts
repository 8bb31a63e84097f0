import { createHash } from 'node:crypto';
import type { Queries } from '../../local/database';
import type { Illustrations } from './illustrations/scenes';
import type { SeededRandom } from './seededRandom';

/** Where the bytes of stored objects go, named by their version. */
export interface PictureFiles {
  write(version: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Returns a function that stores one picture in an account's folder of a bucket and returns its path:
 * the certificate for documents, else the next scene.
 */
export function pictureStore(
  query: Queries['query'],
  random: SeededRandom,
  files: PictureFiles,
  { scenes, certificate }: Illustrations,
): (ownerId: string, bucket: string) => Promise<string> {
  let kept = 0;
  return async (ownerId, bucket) => {
    const scene = bucket === 'vendor-documents' ? certificate : scenes[kept % scenes.length];
    if (!scene) throw new Error('There is no picture to store.');
    kept += 1;
    const path = `${ownerId}/${random.uuid()}.png`;
    const version = random.uuid();
    await files.write(version, scene);
    await query(
      `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
       values ($1, $2, $3, $4, $5, $6::jsonb)`,
      [bucket, path, ownerId, ownerId, version, JSON.stringify(metadataOf(scene))],
    );
    return path;
  };
}

function metadataOf(contents: Uint8Array) {
  return {
    size: contents.length,
    contentLength: contents.length,
    mimetype: 'image/png',
    cacheControl: 'max-age=3600',
    eTag: `"${createHash('md5').update(contents).digest('hex')}"`,
    httpStatusCode: 200,
  };
}
