import { rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { ENGINE_EXTENSIONS } from '../../local/embeddedEngine';
import { pgliteDatabase } from '../../local/pgliteDatabase';
import { postgresDatabase } from '../../local/postgresDatabase';
import { prepareDatabase } from '../../local/prepareDatabase';

async function dumpEmbedded(file: string, folder?: string): Promise<void> {
  const engine = new PGlite({ extensions: ENGINE_EXTENSIONS });
  const database = pgliteDatabase(engine);
  await prepareDatabase(database, folder);
  const dump = await engine.dumpDataDir('none');
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  await database.close();
}

async function prepareUrl(url: string, folder?: string): Promise<void> {
  const database = postgresDatabase(url);
  await prepareDatabase(database, folder);
  await database.close();
}

const [kind, target, folder] = process.argv.slice(2);
if (!target || (kind !== '--dump' && kind !== '--url')) {
  throw new Error('Usage: buildTemplate (--dump FILE | --url POSTGRES_URL) [MIGRATIONS_FOLDER]');
}
const work = kind === '--dump' ? dumpEmbedded(target, folder) : prepareUrl(target, folder);
work.catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
