import type { IncomingMessage, ServerResponse } from 'node:http';
import WebpackDevServer from 'webpack-dev-server';
import {
  bundleNames,
  liveVersion,
  readRegistry,
  REGISTRY_FILE,
  withLiveRelease,
  type BundleName,
  type Registry,
} from '../../deploy/registry';
import type { ServedPage } from '../../deploy/page';
import { requestPath } from '../../deploy/requestPath';
import { createSite } from '../../deploy/site';
import { adminPassSecret } from '../../supabase/local/adminPassSecret';
import { startBackend } from '../../supabase/local/backend';
import type { Seed } from '../../supabase/local/seeding';
import { demoParts } from '../product/demoParts';
import { resetLocalData } from '../../supabase/local/reset';
import { createQaServer } from './qa/qaServer';
import { developmentCompiler, VERSION } from './developmentCompiler';
import { answerRegistry, leadToPage, type Middleware } from './middlewares';

export interface DevelopmentOptions {
  readonly port: number;
  readonly root: string;
  readonly releases: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly seed: Seed;
  /** The bundles compiled from their sources, again at each change; the others come from releases. */
  readonly bundles: readonly BundleName[];
  /** Whose page answers navigations. */
  readonly page: ServedPage;
  /** Takes the demo data away, or puts it back, before a reset; it is seeded again where it is gone. */
  readonly clear?: (dataDir: string) => void | Promise<void>;
}

/** Throws when a bundle that is not developed was never built. */
function registryOf(built: Registry, developed: readonly BundleName[]): Registry {
  const missing = bundleNames.filter(
    (bundle) => !developed.includes(bundle) && liveVersion(built, bundle) === undefined,
  );
  if (missing.length > 0) throw new Error(`Build first: ${missing.join(', ')} was never built.`);
  return developed.reduce((registry, bundle) => withLiveRelease(registry, bundle, VERSION), built);
}

/**
 * Starts the embedded backend and one development server for all developed bundles, on one origin.
 * Changes of components show without a reload, everything else reloads the page.
 */
export async function startDevelopment(options: DevelopmentOptions) {
  const { port, root, releases, dataDir, databaseUrl, seed, bundles, page } = options;
  const clear: Required<DevelopmentOptions>['clear'] = options.clear ?? resetLocalData;
  const origin = `http://localhost:${port}`;
  const isAlone = page !== 'shell';
  const built = await readRegistry(releases);
  const registry = isAlone ? built : registryOf(built, bundles);
  const start = () =>
    startBackend({ dataDir, databaseUrl, origin, ...demoParts(databaseUrl, seed) });
  let backend = await start();
  let ready: Promise<void> = Promise.resolve();
  async function startAgain(): Promise<void> {
    await backend.close();
    await clear(dataDir);
    backend = await start();
  }
  // Never with a database of someone's own: its data is not ours to change.
  const qa =
    isAlone && databaseUrl === undefined
      ? createQaServer({
          backend: () => backend,
          reset() {
            ready = startAgain();
            return ready;
          },
        })
      : null;
  const configuration = {
    backendUrl: origin,
    publishableKey: backend.publishableKey,
    remotesUrl: `/${REGISTRY_FILE}`,
  };
  const site = createSite({
    releases,
    origin,
    configuration,
    adminPassSecret: await adminPassSecret(backend.database),
  });

  // Calls wait while the demo data is put back.
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await ready.catch(() => undefined);
    await backend.handle(request, response);
  }
  const answerBackend: Middleware = (request, response, next) => {
    const pathname = requestPath(request.url ?? '/');
    if (pathname !== null && qa?.handles(pathname)) void qa.handle(request, response);
    else if (pathname !== null && backend.handles(pathname)) void answer(request, response);
    else next();
  };

  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [
        { name: 'backend', middleware: answerBackend },
        { name: 'registry', middleware: answerRegistry(registry) },
        { name: 'page', middleware: leadToPage(page) },
        ...middlewares,
        {
          name: 'releases',
          middleware: (request: IncomingMessage, response: ServerResponse) =>
            void site(request, response),
        },
      ],
      onListening: ({ server: listening }) => {
        listening?.on('upgrade', (request, socket, head) => {
          const pathname = requestPath(request.url ?? '/');
          if (pathname !== null && backend.handles(pathname)) {
            backend.upgrade(request, socket, head);
          }
        });
      },
    },
    developmentCompiler(root, bundles, configuration),
  );
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => {
      resolve();
    });
  });
  return {
    origin,
    async close() {
      await server.stop();
      await backend.close();
    },
  };
}
