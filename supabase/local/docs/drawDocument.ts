import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ENGINE_EXTENSIONS } from '../embeddedEngine';
import { pgliteDatabase } from '../pgliteDatabase';
import { prepareDatabase } from '../prepareDatabase';
import { diagrams } from './diagrams';

const DOCUMENT = path.join(__dirname, '..', '..', 'diagrams.md');

async function main(): Promise<void> {
  const database = pgliteDatabase(new PGlite({ extensions: ENGINE_EXTENSIONS }));
  await prepareDatabase(database);
  await writeFile(DOCUMENT, await diagrams(database));
  await database.close();
  console.log(`Drew ${path.relative(process.cwd(), DOCUMENT)}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
