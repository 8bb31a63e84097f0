import { fork, type ChildProcess } from 'node:child_process';
import { link, mkdir, readdir, writeFile } from 'node:fs/promises';
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
import type { ServedPage } from '../../deploy/page';
import {
  isAnswer,
  type AnswerMessage,
  type StatementMessage,
  type TimeMessage,
} from './productMessages';
import { compiledProgram } from './program';
import { copyDemoDatabase } from './demoCluster';
import { copyFolder, root, runningCopy } from './runningCopy';
import { settledTemplate } from './template';

type Rows = readonly Record<string, unknown>[];

/** A full copy of the product for tests: its own releases, database and address. */
export interface ProductCopy {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  /** Its folder of releases; tests may change what is in there. */
  readonly releases: string;
  /** The folder of its keys and uploaded files. */
  readonly dataDir: string;
  /** Runs one statement in its database, with all rights; returns the rows. */
  query(sql: string): Promise<Rows>;
  /**
   * Moves the clock of timers on by minutes, and resolves once everything due then has happened.
   * Tests that use it need `test.use({ isolatedStack: true })`.
   */
  advanceClock(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** Gives a folder the same files as another. Released files never change, so they are linked. */
async function linkFiles(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    await (entry.isDirectory() ? linkFiles(from, to) : link(from, to));
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
    await linkFiles(from, path.join(bundleFolder(target, bundle), version));
    live = withLiveRelease(live, bundle, version, built.remotes[bundle]?.integrity);
  }
  await writeFile(path.join(target, REGISTRY_FILE), JSON.stringify(live));
}

/** Speaks to a running copy; each answer finds its way back by its number. */
function lineTo(running: ChildProcess) {
  const waiting = new Map<number, (answer: AnswerMessage) => void>();
  running.on('message', (message) => {
    if (!isAnswer(message)) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let asked = 0;
  return (message: Omit<StatementMessage, 'id'> | Omit<TimeMessage, 'id'>): Promise<Rows> =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      waiting.set(id, (answer) => {
        if ('rows' in answer) resolve(answer.rows);
        else reject(new Error(answer.refusal));
      });
      running.send({ id, ...message });
    });
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
export async function startCopyOn(
  database: CopiedDatabase,
  page: ServedPage,
  secrets: Readonly<Record<string, string>> = {},
): Promise<ProductCopy> {
  const { folder, dataDir } = await copyFolder('copy', database.template);
  const releases = path.join(folder, 'releases');
  await linkLiveReleases(releases);
  const running = fork(compiledProgram(), [releases, dataDir, page, database.url ?? ''], {
    cwd: root,
    execArgv: [],
    // The mailbox, which a database of someone's own does not get unasked.
    env: { ...process.env, ...secrets, DEMO: 'yes' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { origin, close } = await runningCopy(running, folder);
  const ask = lineTo(running);
  return {
    origin,
    releases,
    dataDir,
    async close() {
      await close();
      await database.drop();
    },
    query: (sql) => ask({ sql }),
    async advanceClock(minutes) {
      await ask({ advanceMs: minutes * 60_000 });
    },
  };
}
