import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';

/** A request as a double sees it. */
export interface SeenRequest {
  /** Method and path: `POST /emails`. */
  target: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Status and JSON. */
export type DoubleAnswer = readonly [status: number, said: unknown];

/** A server on a free port of this machine. */
export interface HttpDouble {
  readonly address: string;
  close(): void;
}

function listenerOf(answer: (request: SeenRequest) => DoubleAnswer): RequestListener {
  return (request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const target = `${request.method} ${request.url}`;
      const [status, said] = answer({ target, headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said));
    });
  };
}

const portOf = (bound: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof bound === 'object' && bound !== null ? bound.port : 0;

/** Starts a double that speaks HTTP/1.1. */
export async function startDouble(
  answer: (request: SeenRequest) => DoubleAnswer,
): Promise<HttpDouble> {
  const server = createServer(listenerOf(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${portOf(server.address())}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts a double that speaks HTTP/2 alone, with a certificate for `localhost`. */
export async function startHttp2Double(
  certificate: { key: string; cert: string },
  answer: (request: SeenRequest) => DoubleAnswer,
): Promise<HttpDouble> {
  const server: Http2SecureServer = createSecureServer({ ...certificate, allowHTTP1: false });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    let body = '';
    stream.on('data', (part) => (body += String(part)));
    stream.on('end', () => {
      const target = `${String(headers[':method'])} ${String(headers[':path'])}`;
      const [status, said] = answer({ target, headers, body });
      stream.respond({ ':status': status, 'content-type': 'application/json' });
      stream.end(said === null ? '' : JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://localhost:${portOf(server.address())}`,
    close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
