import { isBundleName } from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { seedDatabase } from '../supabase/seed';
import { startDevelopment } from './development/startDevelopment';
import {
  databaseUrl,
  dataDirectory,
  portFromEnvironment,
  releases,
  root,
} from './product/environment';
import { greeting } from './product/greeting';
import { runUntilStopped } from './product/runUntilStopped';

const DEFAULT_PORT = 3010;

/** Runs one remote alone: the embedded backend, and a page with that remote's routes and nothing else. */
runUntilStopped(async () => {
  const remote = process.argv[2];
  if (!isBundleName(remote) || remote === 'shell') {
    throw new PlainError('Say which remote to run alone: npm run standalone -w mf-vendor');
  }
  const running = await startDevelopment({
    port: portFromEnvironment(DEFAULT_PORT),
    root,
    releases,
    dataDir: dataDirectory(),
    databaseUrl: databaseUrl(),
    seed: seedDatabase,
    bundles: [remote],
    page: remote,
  });
  console.log(greeting(running.origin));
  return running;
});
