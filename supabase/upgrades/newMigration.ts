import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../local/prepareDatabase';
import { CONTRACTS_FOLDER, contractOf } from './contract';

/** Begins a migration: an empty file, and the record of what the releases before it use of the database. */
function main(what: string | undefined): void {
  if (!what || !/^[a-z][a-z0-9_]*$/.test(what)) {
    throw new Error('Usage: npm run db:migration -- what_it_does');
  }
  const version = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const contract = contractOf(path.join(__dirname, '..', '..'));
  mkdirSync(CONTRACTS_FOLDER, { recursive: true });
  const files = [
    [path.join(MIGRATIONS_FOLDER, `${version}_${what}.sql`), ''],
    [path.join(CONTRACTS_FOLDER, `${version}.json`), `${JSON.stringify(contract, null, 2)}\n`],
  ] as const;
  for (const [file, text] of files) {
    writeFileSync(file, text, { flag: 'wx' });
    console.log(`Wrote ${path.relative(process.cwd(), file)}.`);
  }
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
