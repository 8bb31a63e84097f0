import { fork, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bundleFolder, bundleNames, liveVersion, readRegistry } from '../../deploy/registry';
import type { ServedPage } from '../../deploy/page';
import {
  isAnswer,
  isReady,
  type AnswerMessage,
  type StatementMessage,
  type TimeMessage,
} from './productMessages';
import { settledTemplate } from './template';

const root = path.resolve(__dirname, '../..');

type Rows = readonly Record<string, unknown>[];

/** A full copy of the product for tests: its own releases, database and address. */
export interface ProductCopy {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  /** Its folder of releases; tests may change what is in there. */
  readonly releases: string;
  /** Runs one statement in its database, with all rights; returns the rows. */
  query(sql: string): Promise<Rows>;
  /**
   * Lets minutes pass for everything that happens by itself, and resolves once it has happened.
   * Whoever uses it needs a copy apart: `test.use({ apart: ... })`.
   */
  letPass(minutes: number): Promise<void>;
  close(): Promise<void>;
}

async function copyLiveReleases(target: string): Promise<void> {
  const source = path.join(root, 'releases');
  const registry = await readRegistry(source);
  await cp(path.join(source, 'remotes.json'), path.join(target, 'remotes.json'));
  for (const bundle of bundleNames) {
    const version = liveVersion(registry, bundle);
    if (version === undefined) throw new Error(`${bundle} was never built.`);
    const from = path.join(bundleFolder(source, bundle), version);
    await cp(from, path.join(bundleFolder(target, bundle), version), { recursive: true });
  }
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

/** Starts a copy on a free port, its database seeded with the demo data. */
export async function startCopy(page: ServedPage = 'shell'): Promise<ProductCopy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tree-service-'));
  const releases = path.join(folder, 'releases');
  const dataDir = path.join(folder, 'database');
  await copyLiveReleases(releases);
  await cp(settledTemplate(), dataDir, { recursive: true });

  const running = fork(path.join(__dirname, 'runProduct.ts'), [releases, dataDir, page], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    running.once('exit', () => {
      resolve();
    });
  });
  const origin = await new Promise<string>((resolve, reject) => {
    running.once('message', (message) => {
      if (isReady(message)) resolve(message.origin);
    });
    void ended.then(() => {
      reject(new Error('The copy of the product ended before it answered.'));
    });
  });
  const ask = lineTo(running);
  return {
    origin,
    releases,
    query: (sql) => ask({ sql }),
    async letPass(minutes) {
      await ask({ advanceMs: minutes * 60_000 });
    },
    async close() {
      running.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
