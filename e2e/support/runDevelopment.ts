import { cpSync } from 'node:fs';
import path from 'node:path';
import { isBundleName } from '../../deploy/registry';
import { startDevelopment } from '../../scripts/development/startDevelopment';
import { freePort } from '../../scripts/testing/freePort';
import { resetLocalData } from '../../supabase/local/reset';
import { seedDatabase } from '../../supabase/seed';
import type { ReadyMessage } from './productMessages';

const root = path.resolve(__dirname, '../..');

/**
 * Runs one remote alone as `npm run standalone` does: `runDevelopment.ts REMOTE DATA TEMPLATE`. A reset
 * copies the template, which saves seeding again. Ends when its parent does.
 */
async function main(): Promise<void> {
  const [remote, dataDir, template] = process.argv.slice(2);
  if (!isBundleName(remote) || !dataDir || !template) {
    throw new Error('Usage: runDevelopment.ts REMOTE DATA TEMPLATE');
  }
  const starting = startDevelopment({
    port: await freePort(),
    root,
    releases: path.join(root, 'releases'),
    dataDir,
    seed: seedDatabase,
    bundles: [remote],
    page: remote,
    clear(folder) {
      resetLocalData(folder);
      for (const part of ['database', 'files']) {
        cpSync(path.join(template, part), path.join(folder, part), { recursive: true });
      }
    },
  });
  process.on('disconnect', () => {
    void starting.then((running) => running.close()).finally(() => process.exit());
  });
  const { origin } = await starting;
  process.send?.({ origin } satisfies ReadyMessage);
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exit(1);
});
