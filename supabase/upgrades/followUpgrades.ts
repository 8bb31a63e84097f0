import type { Database } from '../local/database';
import { applyMigrations, type Migration } from '../local/migrations';
import { brokenUses } from './brokenUses';
import type { Contract } from './contract';
import { readOffer } from './offer';

const WHAT_TO_DO =
  'Expand first: keep the old beside the new in this migration, release what no longer uses the old, and take it away in a later migration (deploy/README.md, "Changing the schema").';

/**
 * Applies the migrations a database does not have yet, one after another, and returns what each takes away
 * from the releases before it, with what to do about it. Empty when all of them keep working.
 */
export async function followUpgrades(
  database: Database,
  migrations: readonly Migration[],
  contractOf: (version: string) => Contract,
): Promise<string[]> {
  const problems: string[] = [];
  let before = await readOffer(database);
  for (const [place, { version, name }] of migrations.entries()) {
    const applied = await applyMigrations(database, migrations.slice(0, place + 1));
    if (applied.length === 0) continue;
    const after = await readOffer(database);
    const broken = brokenUses(contractOf(version), before, after);
    if (broken.length > 0) {
      problems.push(
        `${version}_${name}.sql breaks releases that are live when it is applied:`,
        ...broken.map((one) => `  ${one}`),
        WHAT_TO_DO,
        `What no release uses, although its name is a word of their sources: take it out of supabase/contracts/${version}.json.`,
      );
    }
    before = after;
  }
  return problems;
}
