import { randomUUID } from 'node:crypto';
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../local/database';
import { ENGINE_EXTENSIONS } from '../../local/embeddedEngine';
import { pgliteDatabase } from '../../local/pgliteDatabase';
import { postgresDatabase } from '../../local/postgresDatabase';
import type {} from './environment';
import { dumpEmbedded, preparePostgres } from './template';

/** A database that one script builds in place of the migrations of this repository. */
export async function databaseOfMigration(name: string, sql: string): Promise<Database> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-migration-'));
  try {
    writeFileSync(path.join(folder, name), sql);
    const cluster = process.env['TEST_POSTGRES_URL'];
    return await (cluster ? onPostgres(cluster, folder) : onEmbeddedEngine(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(cluster: string, folder: string): Promise<Database> {
  const name = `migrated_${randomUUID().replaceAll('-', '')}`;
  const admin = postgresDatabase(cluster);
  await admin.query(`create database ${name}`);
  await admin.close();
  const url = new URL(name, cluster).href;
  preparePostgres(url, folder);
  return postgresDatabase(url);
}

async function onEmbeddedEngine(folder: string): Promise<Database> {
  if (!globalThis.openEngine) throw new Error('There is no embedded engine in this environment.');
  const dump = path.join(folder, 'dump.tar');
  dumpEmbedded(dump, folder);
  const engine = await globalThis.openEngine({
    loadDataDir: await openAsBlob(dump),
    extensions: ENGINE_EXTENSIONS,
  });
  return pgliteDatabase(engine);
}
