import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestPath } from '../../deploy/requestPath';

/** Where load balancers ask whether this server can take requests. */
const HEALTH_PATH = '/healthz';

const RETRY_AFTER_SECONDS = 2;

/** What a server does with requests once it can. */
export interface Answers {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

function sendPlain(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }),
  });
  response.end(`${sentence}\n`);
}

/** Shown before the product is ready; reloads until it is. */
const STARTING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Tree Service is starting</title>
<style>body{margin:20vh auto 0;max-width:32rem;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}</style>
<h1>Tree Service is starting</h1>
<p>The terminal shows how far it is. The product opens here when it is ready.</p>
</html>
`;

function askForPatience({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.accept?.includes('text/html') !== true) {
    sendPlain(response, 503, 'The product is starting.');
    return;
  }
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER_SECONDS,
  });
  response.end(STARTING_PAGE);
}

/**
 * Lets a server listen before it is ready: until the returned function is called with what answers,
 * every request gets 503 with Retry-After and no connection is upgraded. /healthz then answers 200.
 */
export function answerWhenReady(server: Server): (answers: Answers) => void {
  let ready: Answers | undefined;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!ready) askForPatience(request, response);
    else if (requestPath(request.url ?? '/') === HEALTH_PATH) sendPlain(response, 200, 'ok');
    else ready.request(request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (ready) ready.upgrade(request, socket, head);
    else
      socket.end(`HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER_SECONDS}\r\n\r\n`);
  });
  return (answers) => {
    ready = answers;
  };
}
