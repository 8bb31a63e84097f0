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

const seconds = () => `${Math.round(process.uptime())} s`.padStart(5);

/** Prints a step with the seconds since this program began. */
const print = (line: string) => {
  console.log(`${seconds()}  ${line}`);
};

runUntilStopped(async () => {
  const builds = buildAreas({ root, releases, isQuick: true }, print);
  // The product waits for the same and ends when it cannot be built.
  builds.first.catch(() => undefined);
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
  }
});
