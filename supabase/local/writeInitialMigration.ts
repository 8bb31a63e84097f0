import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from './plainError';
import { MIGRATIONS_FOLDER } from './prepareDatabase';
import { initialMigration, readSchemas } from './schemas';

const INITIAL = '20261121090000_initial.sql';

async function main(): Promise<void> {
  const later = (await readdir(MIGRATIONS_FOLDER)).filter(
    (file) => file.endsWith('.sql') && file !== INITIAL,
  );
  if (later.length > 0) {
    throw new PlainError(
      `${INITIAL} cannot change any more, because ${later.join(', ')} builds on it. Write a migration instead.`,
    );
  }
  const target = path.join(MIGRATIONS_FOLDER, INITIAL);
  await writeFile(target, initialMigration(await readSchemas()));
  console.log(`Wrote ${path.relative(process.cwd(), target)}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
