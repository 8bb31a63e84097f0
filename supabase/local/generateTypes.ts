import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ENGINE_EXTENSIONS } from './embeddedEngine';
import { pgliteDatabase } from './pgliteDatabase';
import { prepareDatabase } from './prepareDatabase';
import { printTypes } from './printTypes';
import { readSchemaShape } from './schemaShape';

const TARGET = path.join(__dirname, '..', '..', 'shared/kernel/src/backend/database.types.ts');

async function main(): Promise<void> {
  const database = pgliteDatabase(new PGlite({ extensions: ENGINE_EXTENSIONS }));
  await prepareDatabase(database);
  await writeFile(TARGET, printTypes(await readSchemaShape(database)));
  await database.close();
  console.log(`Wrote ${path.relative(process.cwd(), TARGET)}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
