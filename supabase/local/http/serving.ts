import type { IncomingMessage, ServerResponse } from 'node:http';
import { notFound, refusal } from '../../functions/_shared/refusal';
import { preflightAnswer, readableAnywhere } from './crossOrigin';
import { readRequest } from './incoming';
import { sendResponse } from './outgoing';

type Answer = (request: Request) => Promise<Response>;

/** The beginning of the paths that something answers. */
export type Route = [start: string, answer: Answer];

/** Lets the route of a request answer it; the Data API's own work runs as the caller. */
export function answerBy(
  routes: readonly Route[],
  asCaller: (work: () => Promise<Response>) => Promise<Response>,
): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const route = routes.find(([start]) => pathname.startsWith(start))?.[1];
    if (!route) return notFound();
    if (/^\/(mailbox|calendar|unsubscribe)/.test(pathname)) return route(request);
    if (request.method === 'OPTIONS') return preflightAnswer(request);
    // Its calls of the database come in as requests of their own.
    if (pathname.startsWith('/functions/')) return readableAnywhere(await route(request));
    return readableAnywhere(await asCaller(() => route(request)));
  };
}

interface Serving {
  /** Public address of the product. */
  readonly origin: string;
  readonly answer: Answer;
  readonly log: (message: string, error: unknown) => void;
}

/** Answers a request of Node's server. Never rejects. */
export async function serveRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, answer, log }: Serving,
): Promise<void> {
  try {
    const incoming = await readRequest(request, origin);
    await sendResponse(
      response,
      !(incoming instanceof Request)
        ? incoming
        : isForOwnName(incoming, origin)
          ? await answer(incoming)
          : refusal(421, 'misdirected', 'This server has another name.'),
    );
  } catch (error) {
    log(`${request.method} ${request.url} failed.`, error);
    if (response.headersSent) response.destroy();
    else
      await sendResponse(response, refusal(500, 'internal', 'Something went wrong on the server.'));
  }
}

// A page elsewhere can give its own name this machine's address, and would then read the mailbox.
function isForOwnName(request: Request, origin: string): boolean {
  if (!new URL(request.url).pathname.startsWith('/mailbox')) return true;
  const name = (request.headers.get('host') ?? '').replace(/:\d+$/, '');
  return ['localhost', '127.0.0.1', '[::1]', new URL(origin).hostname].includes(name);
}
