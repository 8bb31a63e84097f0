import { createHash } from 'node:crypto';
import type { Queries } from '../../local/database';
import type { Illustrations, Picture, Subject } from './illustrations/scenes';
import type { SeededRandom } from './seededRandom';

/** Where the bytes of stored objects go, named by their version. */
export interface PictureFiles {
  write(version: string, bytes: Uint8Array): Promise<void>;
}

/** Puts pictures into storage; each returns the path in the account's folder of the bucket. */
export interface PictureStore {
  /** The next scene that shows it. */
  keepScene(ownerId: string, subject: Subject): Promise<string>;
  /** The certificate that certifies nothing. */
  keepCertificate(vendorId: string): Promise<string>;
  /** What a Pro shows of the business. */
  keepMedia(vendorId: string, picture: Picture): Promise<string>;
}

export function pictureStore(
  query: Queries['query'],
  random: SeededRandom,
  files: PictureFiles,
  { scenes, certificate }: Illustrations,
): PictureStore {
  const kept = new Map<Subject, number>();
  const keep = async (ownerId: string, bucket: string, { bytes, type }: Picture) => {
    const path = `${ownerId}/${random.uuid()}.${type}`;
    const version = random.uuid();
    await files.write(version, bytes);
    await query(
      `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
       values ($1, $2, $3, $4, $5, $6::jsonb)`,
      [bucket, path, ownerId, ownerId, version, JSON.stringify(metadataOf(bytes, type))],
    );
    return path;
  };
  return {
    keepScene(ownerId, subject) {
      const fitting = scenes.filter((scene) => scene.subject === subject);
      const before = kept.get(subject) ?? 0;
      const scene = fitting[before % fitting.length];
      if (!scene) throw new Error(`There is no picture of: ${subject}.`);
      kept.set(subject, before + 1);
      return keep(ownerId, 'tree-photos', scene);
    },
    keepCertificate: (vendorId) => keep(vendorId, 'vendor-documents', certificate),
    keepMedia: (vendorId, picture) => keep(vendorId, 'vendor-media', picture),
  };
}

function metadataOf(contents: Uint8Array, type: Picture['type']) {
  return {
    size: contents.length,
    contentLength: contents.length,
    mimetype: type === 'png' ? 'image/png' : 'image/jpeg',
    cacheControl: 'max-age=3600',
    eTag: `"${createHash('md5').update(contents).digest('hex')}"`,
    httpStatusCode: 200,
  };
}
