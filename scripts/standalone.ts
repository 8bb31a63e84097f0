import { isBundleName } from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { runDevelopment } from './development/runDevelopment';

/** Runs one remote alone: the embedded backend, and a page with that remote's routes and nothing else. */
runDevelopment(() => {
  const remote = process.argv[2];
  if (!isBundleName(remote) || remote === 'shell') {
    throw new PlainError('Say which remote to run alone: npm run standalone -w mf-vendor');
  }
  return { port: 3010, bundles: [remote], page: remote };
});
