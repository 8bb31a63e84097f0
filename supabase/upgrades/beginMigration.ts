import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plainError';
import type { Contract } from './contract';

/** Where migrations are, and the contract of each after the first. */
export interface UpgradeFolders {
  readonly migrations: string;
  readonly contracts: string;
}

/**
 * Begins a migration: an empty file, and the record of what the releases before it use of the database.
 * Returns both files. Throws a `PlainError` when `what` cannot be a name.
 */
export function beginMigration(
  what: string | undefined,
  contract: Contract,
  { migrations, contracts }: UpgradeFolders,
  now = new Date(),
): [migration: string, contract: string] {
  if (!what || !/^[a-z][a-z0-9_]*$/.test(what)) {
    throw new PlainError('Usage: npm run db:migration -- what_it_does');
  }
  const version = now.toISOString().replace(/\D/g, '').slice(0, 14);
  mkdirSync(contracts, { recursive: true });
  const migration = path.join(migrations, `${version}_${what}.sql`);
  const recorded = path.join(contracts, `${version}.json`);
  writeFileSync(migration, '', { flag: 'wx' });
  writeFileSync(recorded, `${JSON.stringify(contract, null, 2)}\n`, { flag: 'wx' });
  return [migration, recorded];
}
