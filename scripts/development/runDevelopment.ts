import { seedDatabase } from '../../supabase/seed';
import {
  databaseUrl,
  dataDirectory,
  portFromEnvironment,
  releases,
  root,
} from '../product/environment';
import { greeting } from '../product/greeting';
import { runUntilStopped } from '../product/runUntilStopped';
import { startDevelopment, type DevelopmentOptions } from './startDevelopment';

/**
 * Runs what the command line asks for, with demo data, until it is stopped. `port` is the one when the
 * environment names none.
 */
export function runDevelopment(
  asked: () => Pick<DevelopmentOptions, 'port' | 'bundles' | 'page'>,
): void {
  runUntilStopped(async () => {
    const { port, bundles, page } = asked();
    const running = await startDevelopment({
      port: portFromEnvironment(port),
      root,
      releases,
      dataDir: dataDirectory(),
      databaseUrl: databaseUrl(),
      seed: seedDatabase,
      bundles,
      page,
    });
    console.log(greeting(running.origin));
    return running;
  });
}
