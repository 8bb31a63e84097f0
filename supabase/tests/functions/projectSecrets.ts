import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningBackend } from '../local/runningBackend';

/** The key with which the database asks for work. */
export const WORKER_KEY = 'a-worker-key-of-thirty-two-letters-or-more';

/** The key with which a monitor asks whether all is well. */
export const HEALTH_KEY = 'a-health-key-of-thirty-two-letters-or-more';

/** What every function of a project has in its environment, for a running backend in place of one. */
export function projectSecrets({
  dataDir,
  origin,
  publishableKey,
}: Pick<RunningBackend, 'dataDir' | 'origin' | 'publishableKey'>) {
  const keys: { secretKey: string } = JSON.parse(
    readFileSync(path.join(dataDir, 'keys.json'), 'utf8'),
  );
  return {
    SUPABASE_URL: origin,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    WORKER_KEY,
    HEALTH_KEY,
  };
}
