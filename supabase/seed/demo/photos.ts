import { createHash } from 'node:crypto';
import type { Queries } from '../../local/database';
import { drawCertificate } from './illustrations/certificate';
import { drawScenes } from './illustrations/scenes';
import type { SeededRandom } from './seededRandom';

/** Where the bytes of stored objects go, named by their version. */
export interface PhotoFiles {
  write(version: string, bytes: Uint8Array): Promise<void>;
}

/**
 * A way to give demo accounts pictures: each call keeps one of the drawn scenes, in turn, as an
 * object of the account's own folder in a bucket, and returns its path.
 */
export function keepPhotos(
  query: Queries['query'],
  random: SeededRandom,
  files: PhotoFiles,
): (ownerId: string, bucket: string) => Promise<string> {
  const scenes = drawScenes();
  const certificate = drawCertificate();
  let kept = 0;
  return async (ownerId, bucket) => {
    const scene = bucket === 'vendor-documents' ? certificate : scenes[kept % scenes.length];
    if (!scene) throw new Error('There is no scene to keep.');
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
