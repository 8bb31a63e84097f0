import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/testing/freePort';

/** A throwaway PostgreSQL on the loopback address. */
export interface PostgresCluster {
  /** Address of a database of this cluster. */
  url(database: string): string;
  /** Stops the server and starts to delete its files. */
  stop(): void;
}

// Nothing has to survive a crash. Compiling a query to machine code takes longer than any query of the tests;
// it made up a third of what the database cost.
const SETTINGS = [
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=120',
  'jit=off',
];

/**
 * Starts a PostgreSQL cluster with an empty folder of its own, with further settings such as
 * `shared_buffers=1GB`. Throws when no PostgreSQL 15 or newer is installed.
 */
export async function startPostgres(
  further: readonly string[] = [],
  superuser = 'postgres',
): Promise<PostgresCluster> {
  const programs = postgresPrograms();
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-postgres-'));
  const dataFolder = path.join(folder, 'database');
  const run = runnerFor(folder);

  run(path.join(programs, 'initdb'), [
    '-D',
    dataFolder,
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C',
  ]);
  const settings = [
    `-h 127.0.0.1 -p ${port} -k ${folder} -F`,
    ...[...SETTINGS, ...further].map((setting) => `-c ${setting}`),
  ].join(' ');
  run(path.join(programs, 'pg_ctl'), [
    '-D',
    dataFolder,
    '-l',
    path.join(folder, 'log'),
    '-o',
    settings,
    '-w',
    'start',
  ]);
  return {
    url: (database) => `postgres://${superuser}@127.0.0.1:${port}/${database}`,
    stop() {
      run(path.join(programs, 'pg_ctl'), ['-D', dataFolder, '-m', 'immediate', '-w', 'stop']);
      // A hundred databases take a while to delete; no one has to wait for it.
      spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
    },
  };
}

/** The folder of the newest installed PostgreSQL's programs. Throws when there is none from 15 on. */
export function postgresPrograms(): string {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed)
    ? readdirSync(installed)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const newest = versions.find((version) => version >= 15);
  if (newest) return path.join(installed, String(newest), 'bin');
  const found = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout.trim();
  if (found) return path.dirname(found);
  throw new Error(
    'No PostgreSQL 15 or newer was found. Install it, or run the tests with TEST_DATABASE=pglite.',
  );
}

// PostgreSQL refuses to run as root, so root steps down to an account without rights.
function runnerFor(folder: string): (program: string, parameters: string[]) => void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o700);
    execFileSync('chown', ['nobody', folder]);
  }
  return (program, parameters) => {
    const [command, all] = isRoot
      ? ['runuser', ['-u', 'nobody', '--', program, ...parameters]]
      : [program, parameters];
    execFileSync(command, all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
}
