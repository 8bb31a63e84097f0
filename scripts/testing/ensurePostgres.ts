import { existsSync } from 'node:fs';
import { tryCommand } from './tryCommand';

const hasPostgres = () =>
  existsSync('/usr/lib/postgresql') || tryCommand('initdb', ['--version'], 'quietly');

/** Makes sure PostgreSQL is installed for the database tests; the tests start their own server. */
export function ensurePostgres(): void {
  if (hasPostgres()) return;
  console.log('No PostgreSQL was found; installing one...');
  tryCommand('apt-get', ['update', '-q']);
  tryCommand('apt-get', ['install', '-y', '-q', 'postgresql']);
  if (!hasPostgres())
    console.error('PostgreSQL could not be installed. Install version 15 or newer.');
}
