import { createHash } from 'node:crypto';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { WATCHER, WATCHER_PATH, COMPLAINT_PATH } from './watcher';

/** Answers a request in place of the product. */
export type Instead = (response: ServerResponse, url: URL) => void;

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
   * Answers for the product wherever a path matches, until the function it returns is called. What was
   * left without an answer stays so.
   */
  replace(affects: (path: string) => boolean, instead: Instead): () => void;
  close(): void;
}

const hash = `sha256-${createHash('sha256').update(WATCHER).digest('base64')}`;
const tag = `<script src="${WATCHER_PATH}" integrity="${hash}" crossorigin="anonymous"></script>`;

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void> {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method = 'GET' } = incoming;
    incoming.pipe(ask(url, { method, headers }, resolve).on('error', reject));
  });
  const { statusCode = 502 } = answer;
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(statusCode, answer.headers);
    // An answer that breaks off does so for the browser, too, which would wait for the rest.
    await pipeline(answer, outgoing);
    return;
  }
  const page = (await text(answer)).replace('<head>', `<head>${tag}`);
  const { 'content-length': _length, ...others } = answer.headers;
  outgoing.writeHead(statusCode, others).end(page);
}

/** Lets a browser and the product talk directly, after a greeting. */
function tunnel(browser: Duplex, port: number, greet: (product: Socket) => void): void {
  const product = connect(port, '127.0.0.1', () => {
    greet(product);
    browser.pipe(product).pipe(browser);
  });
  browser.on('error', () => product.destroy()).on('close', () => product.destroy());
  product.on('error', () => browser.destroy()).on('close', () => browser.destroy());
}

/** Starts the proxy of a product's origin on a free port. Nothing else can be reached through it. */
export async function startFront(origin: string): Promise<Front> {
  const complaints: string[] = [];
  const replaced = new Map<(path: string) => boolean, Instead>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '', origin);
    // What browsers ask for on their own account.
    if (url.origin !== origin) return void outgoing.writeHead(502).end();
    const instead = [...replaced].find(([affects]) => affects(url.pathname))?.[1];
    if (instead) return instead(outgoing, url);
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
  const { host, port: productPort } = new URL(origin);
  // Live channels: Firefox connects through a proxy, WebKit sends it the request itself.
  server.on('connect', ({ url }, socket) => {
    if (url !== host) return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    tunnel(socket, Number(productPort), () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    });
  });
  server.on('upgrade', ({ url = '', rawHeaders }, socket) => {
    const { origin: asked, pathname, search } = new URL(url, origin);
    if (asked.replace(/^ws/, 'http') !== origin) return void socket.destroy();
    const headers = rawHeaders.map((word, place) => word + (place % 2 === 0 ? ': ' : '\r\n'));
    tunnel(socket, Number(productPort), (product) => {
      product.write(`GET ${pathname}${search} HTTP/1.1\r\n${headers.join('')}\r\n`);
    });
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
      return () => replaced.delete(affects);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
