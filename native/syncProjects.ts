import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { finishAndroid } from './androidProject';
import { drawBrand } from './brand';
import { capacitorConfig, OFFLINE_PAGE } from './capacitorConfig';
import { finishIos } from './iosProject';
import { offlinePage } from './offlinePage';
import type { NativeSettings } from './settings';

const run = promisify(execFile);

/** The command line of Capacitor in `folder`, without its reports to its makers. */
async function capacitor(folder: string, ...given: readonly string[]): Promise<void> {
  const program = require.resolve('@capacitor/cli/bin/capacitor');
  const env = { ...process.env, CAPACITOR_TELEMETRY: '0', CI: 'true' };
  await run(process.execPath, [program, ...given], { cwd: folder, env });
}

/** Adds the project for iOS with Swift packages alone, so that no CocoaPods is needed. */
async function addIos(folder: string): Promise<void> {
  // The command takes its template for Swift packages, then looks for CocoaPods all the same, and ends there;
  // with the template in place, `sync` does the rest.
  const added = capacitor(folder, 'add', 'ios', '--packagemanager', 'SPM');
  await added.catch((cause: unknown) => {
    const said =
      String(Reflect.get(Object(cause), 'stderr')) + String(Reflect.get(Object(cause), 'stdout'));
    if (!said.includes('Podfile')) throw cause;
  });
  await capacitor(folder, 'sync', 'ios');
}

/**
 * Generates the projects for Android and iOS in a folder that has the `package.json` of this one, in place of
 * those that are there.
 */
export async function syncProjects(folder: string, settings: NativeSettings): Promise<void> {
  for (const generated of ['android', 'ios', 'www']) {
    await rm(path.join(folder, generated), { recursive: true, force: true });
  }
  await mkdir(path.join(folder, 'www'));
  // Capacitor wants an index page; the app never shows it, because it starts at the site.
  for (const page of ['index.html', OFFLINE_PAGE]) {
    await writeFile(path.join(folder, 'www', page), offlinePage(settings.site));
  }
  const configuration = JSON.stringify(capacitorConfig(settings), null, 2);
  await writeFile(path.join(folder, 'capacitor.config.json'), `${configuration}\n`);
  await capacitor(folder, 'add', 'android');
  await addIos(folder);
  await finishAndroid(folder, settings);
  await finishIos(folder, settings);
  await drawBrand(folder);
}
