import { demoParts } from './demoParts';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { MapStreetsConfiguration } from '../../deploy/mapStreets';
import type { MapTilesConfiguration } from '../../deploy/mapTiles';
import type { SignInProvider } from '../../deploy/signInProviders';
import type { SocialLinks } from '../../deploy/socialLinks';
import { createSite } from '../../deploy/site';
import type { ServedPage } from '../../deploy/page';
import { requestPath } from '../../deploy/requestPath';
import { adminPassSecret } from '../../supabase/local/adminPassSecret';
import { startBackend, type Backend } from '../../supabase/local/backend';
import type { Seed } from '../../supabase/local/seeding';
import { PlainError } from '../../supabase/local/plainError';
import type { AreaBuilds } from './areaBuilds';
import { answerWhenReady } from './readiness';
import { answerForBuilds, secondsLeftAt } from './unbuiltAreas';

/** One full copy of the product: the embedded backend and the site on one origin. */
export interface Product {
  /** Such as `http://localhost:3000`. */
  readonly origin: string;
  readonly port: number;
  /** What the page says with each request to the backend. */
  readonly publishableKey: string;
  /** The database, with all rights. */
  readonly database: Backend['database'];
  /** Lets time pass for timers alone, in milliseconds; for tests. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Stops answering, and closes the database. */
  close(): Promise<void>;
}

/** What a copy is made of. */
export interface ProductOptions {
  /** The port to listen on, 0 for any free one. */
  readonly port: number;
  readonly releases: string;
  /** The folder of the embedded database and the uploaded files. */
  readonly dataDir: string;
  /** A PostgreSQL database in place of the embedded one. */
  readonly databaseUrl?: string;
  /** Fills a new database; left empty when absent. */
  readonly seed?: Seed;
  /** Which page answers navigations; the shell's when absent. */
  readonly page?: ServedPage;
  /** What is still being built; everything is built when absent. */
  readonly builds?: AreaBuilds;
  /** Gets news of the start and failures; the console when absent. */
  readonly log?: (message: string, error?: unknown) => void;
  /** Where map tiles come from; maps are plain when absent. */
  readonly mapTiles?: MapTilesConfiguration;
  /** Where the streets of maps come from; not downloaded when absent. */
  readonly mapStreets?: MapStreetsConfiguration;
  /** The service that is asked for forecasts; none when absent. */
  readonly weatherUrl?: string;
  /** Social accounts to offer; none when absent. */
  readonly signInProviders?: readonly SignInProvider[];
  /** The operator's pages on social networks; placeholders when absent. */
  readonly socialLinks?: SocialLinks;
  /** The part of page loads whose speed is measured; all when absent. */
  readonly pageSpeedShare?: number;
}

// Only this machine: the demo accounts' password is public.
const LOOPBACK = '127.0.0.1';

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(
        cause.code === 'EADDRINUSE'
          ? new PlainError(
              `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
              { cause },
            )
          : cause,
      );
    });
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function isBackendRequest(backend: Backend, request: IncomingMessage): boolean {
  const pathname = requestPath(request.url ?? '/');
  return pathname !== null && backend.handles(pathname);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/**
 * Starts a copy and resolves once it answers. Throws a `PlainError` when the port is taken or the
 * database cannot be used.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { releases, dataDir, databaseUrl, seed, page, builds } = options;
  const { mapTiles, mapStreets, weatherUrl, signInProviders, socialLinks, pageSpeedShare } =
    options;
  // Longer than a browser or proxy reuses an idle connection, which otherwise closes under a request.
  const server = createServer({ keepAliveTimeout: 75_000 });
  const answer = answerWhenReady(server);
  const port = await listen(server, options.port);
  const origin = `http://localhost:${port}`;

  let backend: Backend;
  try {
    backend = await startBackend({
      dataDir,
      databaseUrl,
      origin,
      ...(options.log && { log: options.log }),
      ...demoParts(databaseUrl, seed),
    });
    await builds?.first;
  } catch (failure) {
    await close(server);
    throw failure;
  }
  const site = createSite({
    releases,
    origin,
    page,
    ...(builds && { secondsLeft: (pathname) => secondsLeftAt(builds, pathname) }),
    adminPassSecret: await adminPassSecret(backend.database),
    configuration: {
      backendUrl: origin,
      publishableKey: backend.publishableKey,
      remotesUrl: '/remotes.json',
      mapTiles,
      mapStreets,
      weatherUrl,
      signInProviders,
      socialLinks,
      pageSpeedShare,
    },
  });
  answer({
    request(request, response) {
      if (isBackendRequest(backend, request)) void backend.handle(request, response);
      else if (builds && answerForBuilds(builds, request, response)) return;
      else void site(request, response);
    },
    upgrade(request, socket, head) {
      if (isBackendRequest(backend, request)) backend.upgrade(request, socket, head);
      else socket.destroy();
    },
  });
  return {
    origin,
    port,
    publishableKey: backend.publishableKey,
    database: backend.database,
    advanceClock: (milliseconds) => backend.advanceClock(milliseconds),
    async close() {
      // Together: the server is closed once the backend has closed its live channels.
      await Promise.all([close(server), backend.close()]);
    },
  };
}
