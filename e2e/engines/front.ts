import { createHash } from 'node:crypto';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { WATCHER, WATCHER_PATH, COMPLAINT_PATH } from './watcher';

/** Answers a request in place of the product. */
export type Instead = (response: ServerResponse) => void;

/**
 * An HTTP proxy between a browser and the product, since not every driver can look at requests. Pages
 * get a script that reports what goes wrong in them.
 */
export interface Front {
  readonly port: number;
  /** What pages have complained about so far. */
  readonly complaints: string[];
  /** How many requests wait for their answer. */
  readonly waiting: () => number;
  /**
   * Answers for the product wherever a path matches, until the function it returns is called, which
   * closes what was left without an answer.
   */
  replace(affects: (path: string) => boolean, instead: Instead): () => void;
  close(): void;
}

const hash = `sha256-${createHash('sha256').update(WATCHER).digest('base64')}`;
const tag = `<script src="${WATCHER_PATH}" integrity="${hash}" crossorigin="anonymous"></script>`;

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void> {
  const isPage = incoming.headers['sec-fetch-dest'] === 'document';
  const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method = 'GET' } = incoming;
    incoming.pipe(ask(url, { method, headers }, resolve).on('error', reject));
  });
  const { statusCode = 502 } = answer;
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(statusCode, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const page = (await text(answer)).replace('<head>', `<head>${tag}`);
  const { 'content-length': _length, ...others } = answer.headers;
  outgoing.writeHead(statusCode, others).end(page);
}

/** Starts the proxy of a product's origin on a free port. Nothing else can be reached through it. */
export async function startFront(origin: string): Promise<Front> {
  const complaints: string[] = [];
  const replaced = new Map<(path: string) => boolean, Instead>();
  const held = new Set<ServerResponse>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '', origin);
    // What browsers ask for on their own account.
    if (url.origin !== origin) return void outgoing.writeHead(502).end();
    const instead = [...replaced].find(([affects]) => affects(url.pathname))?.[1];
    if (instead) {
      held.add(outgoing);
      return instead(outgoing);
    }
    if (url.pathname === WATCHER_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(WATCHER);
      return;
    }
    if (url.pathname === COMPLAINT_PATH) {
      complaints.push(await text(incoming));
      outgoing.writeHead(204).end();
      return;
    }
    return pass(incoming, outgoing, url);
  }

  let waiting = 0;
  const server = createServer((incoming, outgoing) => {
    waiting += 1;
    outgoing.once('close', () => (waiting -= 1));
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // Live channels, which browsers ask proxies to connect through.
  const { host, port: productPort } = new URL(origin);
  server.on('connect', ({ url }, socket) => {
    if (url !== host) return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const target = connect(Number(productPort), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(Number(Reflect.get(Object(server.address()), 'port')));
    });
  });
  return {
    port,
    complaints,
    waiting: () => waiting,
    replace(affects, instead) {
      replaced.set(affects, instead);
      return () => {
        replaced.delete(affects);
        for (const response of held) if (!response.writableEnded) response.destroy();
        held.clear();
      };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
