import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  bundleFolder,
  bundleNames,
  liveVersion,
  readRegistry,
  REGISTRY_FILE,
  withLiveRelease,
  type Registry,
} from '../../deploy/registry';
import { writeNotices } from '../../deploy/notices';
import type { ServedPage } from '../../deploy/page';
import { settingUp } from '../../scripts/testing/started';
import { copyDemoDatabase } from './demoCluster';
import { startHosted, type RunningProduct } from './productHost';
import { copyFolder, root } from './runningCopy';
import { settledTemplate } from './template';

/**
 * A full copy of the product for tests: its own releases, database and address. Tests that advance its clock
 * need `test.use({ isolatedStack: true })`.
 */
export interface ProductCopy extends RunningProduct {
  /** Its folder of releases; tests may change what is in there. */
  readonly releases: string;
  /** The folder of its keys and uploaded files. */
  readonly dataDir: string;
}

/** Gives a folder the same files as another. Released files never change, so they are linked. */
function linkFiles(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFiles(from, to);
    else linkSync(from, to);
  }
}

async function linkLiveReleases(target: string): Promise<void> {
  const source = path.join(root, 'releases');
  const built = await readRegistry(source);
  // Without earlier releases and canaries, which no test expects.
  let live: Registry = { remotes: {} };
  for (const bundle of bundleNames) {
    const version = liveVersion(built, bundle);
    if (version === undefined) throw new Error(`${bundle} was never built.`);
    const from = path.join(bundleFolder(source, bundle), version);
    linkFiles(from, path.join(bundleFolder(target, bundle), version));
    live = withLiveRelease(live, bundle, version, built.remotes[bundle]?.integrity);
  }
  await writeFile(path.join(target, REGISTRY_FILE), JSON.stringify(live));
  await writeNotices(target, live);
}

/** What the database of a copy runs on: that of production, or that of `npm start`. */
export type Engine = 'postgres' | 'embedded';

/** A database for one copy of the product. */
export interface CopiedDatabase {
  /** Folder of the keys and files that belong to it, to be copied; with the embedded database when there is no `url`. */
  readonly template: string;
  readonly url: string | undefined;
  drop(): Promise<void>;
}

/** Starts a copy on a free port, its database seeded with the demo data; `secrets` go to its environment. */
export async function startCopy(
  page: ServedPage,
  engine: Engine,
  secrets: Readonly<Record<string, string>> = {},
): Promise<ProductCopy> {
  const database =
    engine === 'postgres'
      ? await copyDemoDatabase()
      : { template: settledTemplate(), url: undefined, drop: () => Promise.resolve() };
  return startCopyOn(database, page, secrets);
}

/** Starts a copy on a free port on a database, which is dropped with it. */
export function startCopyOn(
  database: CopiedDatabase,
  page: ServedPage,
  secrets: Readonly<Record<string, string>> = {},
): Promise<ProductCopy> {
  return settingUp(async (started) => {
    await started.add(database, (one) => one.drop());
    const copied = copyFolder('copy', database.template);
    const { folder, dataDir } = await started.add(copied, (one) =>
      rm(one.folder, { recursive: true, force: true }),
    );
    const releases = path.join(folder, 'releases');
    await linkLiveReleases(releases);
    const running = await started.add(
      startHosted({ releases, dataDir, page, databaseUrl: database.url }, secrets),
      (one) => one.close(),
    );
    return { ...running, releases, dataDir, close: () => started.end() };
  });
}
