import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { postgresPrograms } from '../../supabase/tests/support/postgresCluster';
import { tryCommand } from './tryCommand';

function programs(): string | undefined {
  try {
    return postgresPrograms();
  } catch {
    return undefined;
  }
}

function ask(question: '--sharedir' | '--version'): string {
  const { stdout } = spawnSync(path.join(programs() ?? '', 'pg_config'), [question], {
    encoding: 'utf8',
  });
  return stdout?.trim() ?? '';
}

const hasPlpgsqlCheck = () =>
  existsSync(path.join(ask('--sharedir'), 'extension', 'plpgsql_check.control'));

function install(name: string): void {
  tryCommand('apt-get', ['update', '-q']);
  tryCommand('apt-get', ['install', '-y', '-q', name]);
}

/**
 * Makes sure PostgreSQL is installed for the database tests, and its extension that finds errors in
 * functions. The tests start their own server.
 */
export function ensurePostgres(): void {
  if (!programs()) {
    console.log('No PostgreSQL was found; installing one...');
    install('postgresql');
  }
  if (!programs()) {
    console.error('PostgreSQL could not be installed. Install version 15 or newer.');
    return;
  }
  if (hasPlpgsqlCheck()) return;
  console.log('The extension plpgsql_check was not found; installing it...');
  const [, major = ''] = /PostgreSQL (\d+)/.exec(ask('--version')) ?? [];
  install(`postgresql-${major}-plpgsql-check`);
  if (!hasPlpgsqlCheck()) {
    console.error(`plpgsql_check could not be installed. Install it for PostgreSQL ${major}.`);
  }
}
