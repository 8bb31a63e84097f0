import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../local/prepareDatabase';
import { beginMigration } from './beginMigration';
import { CONTRACTS_FOLDER, contractOf } from './contract';
import { liveReleases } from './liveReleases';

const ROOT = path.join(__dirname, '..', '..');

async function main(): Promise<void> {
  const folders = { migrations: MIGRATIONS_FOLDER, contracts: CONTRACTS_FOLDER };
  const releases = path.resolve(process.env['RELEASES_DIR'] ?? path.join(ROOT, 'releases'));
  const contract = contractOf(ROOT, await liveReleases(releases));
  for (const file of beginMigration(process.argv[2], contract, folders)) {
    console.log(`Wrote ${path.relative(process.cwd(), file)}.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
