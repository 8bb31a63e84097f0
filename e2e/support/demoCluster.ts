import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresDatabase } from '../../supabase/local/postgresDatabase';
import { startPostgres } from '../../supabase/tests/support/postgresCluster';

const ADDRESS = 'TREE_SERVICE_TEST_POSTGRES';
const FILES = 'TREE_SERVICE_TEST_FILES';
const SEEDED = 'tree_service_demo';

/** A PostgreSQL whose databases the copies of the product use. */
export interface DemoCluster {
  /** Address of the database that copies are made of, empty until it is seeded. */
  readonly seeded: string;
  /** Folder of the keys and files that belong to it. */
  readonly dataDir: string;
  stop(this: void): void;
}

function settled(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error('No PostgreSQL was started for this run.');
  return value;
}

async function asAdministrator(statement: string): Promise<void> {
  const admin = postgresDatabase(settled(ADDRESS), 1);
  await admin.query(statement);
  await admin.close();
}

/** Starts a PostgreSQL for all processes started after this one. */
export async function startDemoCluster(): Promise<DemoCluster> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tree-service-demo-'));
  process.env[ADDRESS] = cluster.url('postgres');
  process.env[FILES] = dataDir;
  await asAdministrator(`create database ${SEEDED}`);
  return {
    seeded: cluster.url(SEEDED),
    dataDir,
    stop() {
      cluster.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A database of its own with the demo data, for one copy of the product. */
export async function copyDemoDatabase() {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${SEEDED}`);
  return {
    url: new URL(name, settled(ADDRESS)).href,
    /** Folder of the keys and files that belong to it, to be copied. */
    template: settled(FILES),
    drop: () => asAdministrator(`drop database ${name} with (force)`),
  };
}
