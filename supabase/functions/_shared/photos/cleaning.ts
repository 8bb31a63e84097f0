import { forWorkers } from '../answering.ts';
import type { StoredFile } from '../backend.ts';
import { backendForServer } from '../environment.ts';
import { NoPhoto } from './bytes.ts';
import { beginsAsSaid } from './heads.ts';
import { withoutMetadata } from './withoutMetadata.ts';

/** A row of claim_photos. */
export interface ClaimedPhoto {
  id: string;
  bucket_id: string;
  name: string;
}

/** Where photos are that were not cleaned yet. */
export interface PhotoStore {
  claim(): Promise<ClaimedPhoto[]>;
  read(photo: ClaimedPhoto): Promise<StoredFile>;
  replace(photo: ClaimedPhoto, file: StoredFile): Promise<void>;
  remove(photo: ClaimedPhoto): Promise<void>;
  /** Notes that a photo needs nothing more. */
  finish(id: string): Promise<void>;
}

/** What one run did. What failed is tried again later. */
export interface CleaningReport {
  cleaned: number;
  removed: number;
  failures: string[];
}

/** Takes out of new photos whatever is not the picture, and removes files that are not what they are said to be. */
async function cleanPhotos(store: PhotoStore): Promise<CleaningReport> {
  const report: CleaningReport = { cleaned: 0, removed: 0, failures: [] };
  for (const photo of await store.claim()) {
    try {
      report[await clean(store, photo)] += 1;
    } catch (error) {
      report.failures.push(`${photo.id}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return report;
}

async function clean(store: PhotoStore, photo: ClaimedPhoto): Promise<'cleaned' | 'removed'> {
  const file = await store.read(photo);
  const begins = beginsAsSaid(file.bytes, file.type);
  if (begins === false) {
    await store.remove(photo);
    return 'removed';
  }
  if (begins) {
    await store.finish(photo.id);
    return 'cleaned';
  }
  try {
    const bytes = withoutMetadata(file.bytes, file.type);
    // Nothing was taken out: it stays as it is, also in the caches of those who have it.
    if (bytes.length !== file.bytes.length) await store.replace(photo, { ...file, bytes });
    await store.finish(photo.id);
    return 'cleaned';
  } catch (error) {
    if (!(error instanceof NoPhoto)) throw error;
    await store.remove(photo);
    return 'removed';
  }
}

/** Cleans the photos of the last minute. */
export const photosWorker = forWorkers(async (_request, variables) => {
  const backend = backendForServer(variables);
  const { failures, ...done } = await cleanPhotos({
    claim: () => backend.call<ClaimedPhoto[]>('claim_photos'),
    read: ({ bucket_id, name }) => backend.readFile(bucket_id, name),
    replace: ({ bucket_id, name }, file) => backend.replaceFile(bucket_id, name, file),
    remove: async ({ bucket_id, name }) => {
      await backend.removeFiles(bucket_id, [name]);
    },
    finish: async (id) => {
      await backend.call('finish_photo', { id });
    },
  });
  for (const failure of failures) console.error(failure);
  return Response.json(
    { ...done, failures: failures.length },
    { status: failures.length > 0 ? 502 : 200 },
  );
});
