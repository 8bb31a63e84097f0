import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { settingUp } from '../../scripts/testing/started';
import type { Database } from '../local/database';
import { postgresDatabase } from '../local/postgresDatabase';
import { startPostgres } from '../tests/support/postgresCluster';

/** A throwaway PostgreSQL prepared like a new hosted project, without migrations. */
export interface HostedProject {
  /** Address for the deployer, who is not a superuser. */
  readonly url: string;
  /** Connection URL for the stand-ins of hosted services; it connects as the superuser. */
  readonly servicesUrl: string;
  /** The database as its superuser. */
  readonly superuser: Database;
  stop(): Promise<void>;
}

/** Starts one. Throws when no PostgreSQL 15 or newer is installed. */
export function startHostedProject(): Promise<HostedProject> {
  return settingUp(async (started) => {
    const cluster = await started.add(startPostgres([], 'supabase_admin'), (one) => {
      one.stop();
    });
    const address = cluster.url('postgres');
    const superuser = await started.add(postgresDatabase(address), (one) => one.close());
    // In a process of its own: the services' tables come from a package that only ES modules can import.
    execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(__dirname, 'prepareServices.ts'), address],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await superuser.script(await readFile(path.join(__dirname, 'hostedProject.sql'), 'utf8'));
    const deployer = new URL(address);
    deployer.username = 'postgres';
    deployer.search = 'sslmode=disable';
    return {
      url: deployer.href,
      servicesUrl: address,
      superuser,
      stop: () => started.end(),
    };
  });
}
