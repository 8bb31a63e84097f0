import { explain } from '../scripts/product/runUntilStopped';
import { nativeSettings } from './settings';
import { syncProjects } from './syncProjects';

/** `npm run native:sync`: writes the projects for Android and iOS of a deployment; see docs/native.md. */
async function main(): Promise<void> {
  const settings = nativeSettings(process.env);
  await syncProjects(__dirname, settings);
  console.log(`Wrote native/android and native/ios for ${settings.site}.`);
  if (settings.firebase === undefined) {
    console.warn('Without FIREBASE_FILE the app for Android takes no push messages.');
  }
}

main().catch(explain);
