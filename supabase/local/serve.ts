import { createServer } from 'node:http';
import path from 'node:path';
import { startBackend, type Backend } from './backend';
import { PlainError } from './plainError';

/**
 * Runs the backend alone on 127.0.0.1. Environment: PORT (any free one when absent), DATA_DIR
 * (supabase/.temp), DATABASE_URL, DEMO (yes: the mailbox with a DATABASE_URL too), MIGRATIONS_DIR, ORIGIN,
 * OUTBOX (elsewhere: an Edge Function sends mails). Prints one line of JSON when it is ready.
 */
async function main(): Promise<void> {
  const { DATA_DIR, DATABASE_URL, DEMO, MIGRATIONS_DIR, ORIGIN, OUTBOX, PORT } = process.env;
  const started = performance.now();
  const running: { backend?: Backend } = {};
  const server = createServer((request, response) => {
    const { pathname } = new URL(
      request.url?.startsWith('/') ? `http://localhost${request.url}` : 'http://localhost',
    );
    const { backend } = running;
    if (backend?.handles(pathname)) void backend.handle(request, response);
    else response.writeHead(backend ? 404 : 503).end();
  });
  server.on('upgrade', (request, socket, head) => {
    if (running.backend) running.backend.upgrade(request, socket, head);
    else socket.destroy();
  });
  const port = await listen(server, Number(PORT ?? 0));
  const origin = ORIGIN ?? `http://127.0.0.1:${port}`;
  const backend = await startBackend({
    dataDir: DATA_DIR ?? path.join(__dirname, '..', '.temp'),
    databaseUrl: DATABASE_URL || undefined,
    origin,
    mailbox: !DATABASE_URL || DEMO === 'yes',
    outboxElsewhere: OUTBOX === 'elsewhere',
    ...(MIGRATIONS_DIR ? { migrationsFolder: MIGRATIONS_DIR } : {}),
    log: (message, error) => console.error(message, error ?? ''),
  });
  running.backend = backend;
  const { publishableKey } = backend;
  console.log(
    JSON.stringify({
      origin,
      publishableKey,
      milliseconds: Math.round(performance.now() - started),
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      void backend.close().then(() => process.exit(0));
    });
  }
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(new PlainError(`The port ${port} is taken. Choose another with PORT.`)),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
});
