import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ENGINE_EXTENSIONS } from '../embeddedEngine';
import { pgliteDatabase } from '../pgliteDatabase';
import { prepareDatabase } from '../prepareDatabase';
import { withDrawnParts } from './drawnParts';

const DOCUMENT = path.join(__dirname, '..', '..', 'README.md');

async function main(): Promise<void> {
  const database = pgliteDatabase(new PGlite({ extensions: ENGINE_EXTENSIONS }));
  await prepareDatabase(database);
  await writeFile(DOCUMENT, await withDrawnParts(await readFile(DOCUMENT, 'utf8'), database));
  await database.close();
  console.log(`Drew ${path.relative(process.cwd(), DOCUMENT)}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
