import { createServer } from 'node:http';
import { createSite } from '../site';

/** A server of a test on a free port. */
export interface TestServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves a folder of releases as the local server does. */
export function startSite(releases: string, adminPassSecret: string): Promise<TestServer> {
  const origin = 'http://localhost';
  const site = createSite({
    releases,
    origin,
    configuration: { backendUrl: origin, publishableKey: '', remotesUrl: '/remotes.json' },
    adminPassSecret,
  });
  const server = createServer((request, response) => void site(request, response));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => {
              stopped();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
