import { compileProduct } from '../../../scripts/product/compileProduct';
import { postgresDatabase } from '../../local/postgresDatabase';
import { startPostgres } from './postgresCluster';
import { PROGRAMS } from './programs';
import { embeddedTemplate, preparePostgres } from './template';
import { isShuffled, shuffleRows } from './shuffledRows';
import { runningCluster } from './runningCluster';

/** Prepares, once for a whole run, what every test database is copied from. */
export default async function globalSetup(): Promise<void> {
  const programs = Object.values(PROGRAMS).map((program) => `${program}.ts`);
  process.env['TEST_PROGRAMS'] = await compileProduct(programs);
  // Tests of the embedded engine itself need this one on either engine.
  embeddedTemplate();
  if (process.env['TEST_DATABASE'] === 'pglite') return;

  // With hundreds of databases the cleaner would never rest; what needs statistics asks for them.
  const cluster = await startPostgres(['autovacuum=off']);
  runningCluster.current = cluster;
  const admin = postgresDatabase(cluster.url('postgres'));
  await admin.query('create database tree_service_template');
  await admin.close();
  preparePostgres(cluster.url('tree_service_template'));
  if (isShuffled) await shuffleTemplate(cluster.url('tree_service_template'));
  process.env['TEST_POSTGRES_URL'] = cluster.url('postgres');
}

async function shuffleTemplate(url: string): Promise<void> {
  const template = postgresDatabase(url);
  await shuffleRows(template);
  await template.close();
}
