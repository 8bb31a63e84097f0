import { seedDatabase } from '../supabase/seed';
import { mapStreetsFromEnvironment } from '../deploy/mapStreets';
import { mapTilesFromEnvironment } from '../deploy/mapTiles';
import { pageSpeedShareFromEnvironment } from '../deploy/pageSpeedShare';
import { signInProvidersFromEnvironment } from '../deploy/signInProviders';
import { socialLinksFromEnvironment } from '../deploy/socialLinks';
import { weatherUrlFromEnvironment } from '../deploy/weather';
import { buildAreas } from './product/areaBuilds';
import {
  databaseUrl,
  dataDirectory,
  portFromEnvironment,
  releases,
  root,
} from './product/environment';
import { greeting } from './product/greeting';
import { runUntilStopped } from './product/runUntilStopped';
import { startProduct } from './product/startProduct';

const DEFAULT_PORT = 3000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** When `npm start` began, in ms since 1970: scripts/start.mjs. */
const start = Number(process.env['STARTED_AT'] ?? Date.now());

/** Prints a step with the seconds until it was done. */
const print = (line: string) => {
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${`${seconds} s`.padStart(5)}  ${line}`);
};

runUntilStopped(async () => {
  const builds = buildAreas({ root, releases, isQuick: true }, print);
  // The product waits for the same and ends when it cannot be built.
  builds.first.catch(() => undefined);
  const stopEarly = () => {
    builds.stop();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, stopEarly);
  try {
    const product = await startProduct({
      port: portFromEnvironment(DEFAULT_PORT),
      releases,
      builds,
      dataDir: dataDirectory(),
      databaseUrl: databaseUrl(),
      seed: seedDatabase,
      log: print,
      mapTiles: mapTilesFromEnvironment(process.env),
      mapStreets: mapStreetsFromEnvironment(process.env),
      weatherUrl: weatherUrlFromEnvironment(process.env),
      signInProviders: signInProvidersFromEnvironment(process.env),
      socialLinks: socialLinksFromEnvironment(process.env),
      pageSpeedShare: pageSpeedShareFromEnvironment(process.env),
    });
    print('Ready');
    console.log(greeting(product.origin));
    return {
      async close() {
        builds.stop();
        await product.close();
      },
    };
  } catch (failure) {
    builds.stop();
    throw failure;
  } finally {
    // From now on it is closed in order.
    for (const signal of SIGNALS) process.off(signal, stopEarly);
  }
});
