import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  bundleFolder,
  isMissing,
  releaseAddress,
  type RemoteBundle,
  type RemoteEntry,
} from '../registry';

/** What a release of a remote says of its pages that are drawn ahead. */
export interface ReleaseViews {
  readonly version: string;
  readonly addresses: ReadonlySet<string>;
  /** Its federation manifest, and the address of that. */
  readonly manifest: { readonly address: string; readonly content: unknown };
  /** What all its pages load, as addresses, in the order of their need. */
  readonly scripts: readonly string[];
  /** What each page loads besides, by the name of its component. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

async function readJson(file: string): Promise<unknown> {
  const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
  return parsed;
}

function texts(value: unknown, file: string): string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
    throw new Error(`${file} is invalid.`);
  }
  return value;
}

function entryOf(manifest: unknown, file: string): string {
  const name: unknown = Object(Object(Object(manifest).metaData).remoteEntry).name;
  if (typeof name !== 'string') throw new Error(`${file} names no entry.`);
  return name;
}

/** Reads it; null for a release that draws nothing ahead. */
export async function readReleaseViews(
  releases: string,
  remote: RemoteBundle,
  { version, manifest }: RemoteEntry,
): Promise<ReleaseViews | null> {
  const folder = path.join(bundleFolder(releases, remote), version);
  const file = path.join(folder, 'prerender.json');
  const below = (script: string) => `${releaseAddress(remote, version)}/${script}`;
  try {
    const { addresses, exposed, pages } = Object(await readJson(file));
    const manifestFile = path.join(folder, path.basename(manifest));
    const content = await readJson(manifestFile);
    const entry = entryOf(content, manifestFile);
    return {
      version,
      addresses: new Set(texts(addresses, file)),
      manifest: { address: manifest, content },
      scripts: [entry, ...texts(exposed, file)].map(below),
      pages: Object.fromEntries(
        Object.entries(Object(pages)).map(([name, scripts]) => [
          name,
          texts(scripts, file).map(below),
        ]),
      ),
    };
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}
