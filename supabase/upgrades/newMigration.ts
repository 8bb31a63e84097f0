import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../local/prepareDatabase';
import { beginMigration } from './beginMigration';
import { CONTRACTS_FOLDER, contractOf } from './contract';

try {
  const folders = { migrations: MIGRATIONS_FOLDER, contracts: CONTRACTS_FOLDER };
  const contract = contractOf(path.join(__dirname, '..', '..'));
  for (const file of beginMigration(process.argv[2], contract, folders)) {
    console.log(`Wrote ${path.relative(process.cwd(), file)}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
