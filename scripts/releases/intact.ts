import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashesOf, hashOf } from '../../deploy/fileHashes.js';
import { bundleFolder, type BundleName, type Registry } from '../../deploy/registry';
import { manifestHash, readHashes } from '../../deploy/releaseMetadata';
import { PlainError } from '../../supabase/local/plainError';

const unpackings = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** The compressed copies of a file that do not hold what it does. */
function alteredCopies(folder: string, file: string, hash: string): string[] {
  return Object.entries(unpackings)
    .filter(([ending, unpack]) => {
      const copy = path.join(folder, file + ending);
      if (!existsSync(copy)) return false;
      try {
        return hashOf(unpack(readFileSync(copy))) !== hash;
      } catch {
        return true;
      }
    })
    .map(([ending]) => file + ending);
}

/** Scripts and style sheets that are not as they were published: altered, missing or added. */
function alteredFiles(folder: string, published: Readonly<Record<string, string>>): string[] {
  const present = hashesOf(folder);
  const altered = Object.keys({ ...published, ...present }).filter(
    (file) => published[file] !== present[file],
  );
  const copies = Object.entries(published).flatMap(([file, hash]) =>
    alteredCopies(folder, file, hash),
  );
  return [...altered, ...copies].sort();
}

/** The hash under which the registry names a release; undefined when it does not name it. */
function recordedHash(
  { remotes }: Registry,
  bundle: BundleName,
  version: string,
): string | undefined {
  const live = remotes[bundle];
  const named = [live, live?.canary, ...(live?.earlier ?? [])];
  return named.find((entry) => entry?.version === version)?.integrity;
}

/**
 * Throws a `PlainError` that names the files of a release which are not those it was published with.
 * Pages would refuse them.
 */
export async function requireIntact(
  releases: string,
  registry: Registry,
  bundle: BundleName,
  version: string,
): Promise<void> {
  const published = await readHashes(releases, bundle, version);
  if (published === null) {
    throw new PlainError(`${bundle} ${version} lists no hashes of its files. Release it again.`);
  }
  const altered = alteredFiles(path.join(bundleFolder(releases, bundle), version), published);
  const recorded = recordedHash(registry, bundle, version);
  if (
    bundle !== 'shell' &&
    recorded !== undefined &&
    recorded !== (await manifestHash(releases, bundle, version))
  ) {
    altered.unshift('mf-manifest.json');
  }
  if (altered.length === 0) return;
  throw new PlainError(
    [
      `${bundle} ${version} is not as it was published:`,
      ...altered.map((file) => `  ${file}`),
      'Restore these files, or release it again.',
    ].join('\n'),
  );
}
