import { seedDatabase } from '../supabase/seed';
import { mapStreetsFromEnvironment } from '../deploy/mapStreets';
import { mapTilesFromEnvironment } from '../deploy/mapTiles';
import { pageSpeedShareFromEnvironment } from '../deploy/pageSpeedShare';
import { signInProvidersFromEnvironment } from '../deploy/signInProviders';
import { socialLinksFromEnvironment } from '../deploy/socialLinks';
import { weatherUrlFromEnvironment } from '../deploy/weather';
import { databaseUrl, dataDirectory, portFromEnvironment, releases } from './product/environment';
import { greeting } from './product/greeting';
import { runUntilStopped } from './product/runUntilStopped';
import { startProduct } from './product/startProduct';

const DEFAULT_PORT = 3000;

runUntilStopped(async () => {
  const product = await startProduct({
    port: portFromEnvironment(DEFAULT_PORT),
    releases,
    dataDir: dataDirectory(),
    databaseUrl: databaseUrl(),
    seed: seedDatabase,
    mapTiles: mapTilesFromEnvironment(process.env),
    mapStreets: mapStreetsFromEnvironment(process.env),
    weatherUrl: weatherUrlFromEnvironment(process.env),
    signInProviders: signInProvidersFromEnvironment(process.env),
    socialLinks: socialLinksFromEnvironment(process.env),
    pageSpeedShare: pageSpeedShareFromEnvironment(process.env),
  });
  console.log(greeting(product.origin));
  return product;
});
