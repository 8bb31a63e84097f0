import { createServer, type IncomingMessage } from 'node:http';
import { API_KEY, StripeApi } from './stripeApi';
import { StripeBooks } from './stripeBooks';
import { signedNotice, WEBHOOK_SECRET } from './stripeNotices';
import type { StripeEvent } from './stripeObjects';
import { stripePage } from './stripePages';

const TRIES = 20;
const PAUSE_MS = 250;

/** An account at a server that speaks the used part of Stripe's API and serves its pages. */
export interface StripeDouble {
  readonly books: StripeBooks;
  /** Requests it did not know, which fail the test. */
  readonly unknown: string[];
  /** The secrets of the account, by the names that functions have for them. */
  readonly secrets: Record<
    'STRIPE_ADDRESS' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET',
    string
  >;
  /** Sends notices of what happens from now on to an address, again until it takes them. */
  notify(webhook: string): void;
  /** Sends what has happened without a request, and resolves once every notice was taken. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the double on a free port of this machine. */
export async function startStripe(): Promise<StripeDouble> {
  let address = '';
  const books = new StripeBooks(() => address);
  const api = new StripeApi(books);
  let webhook: string | null = null;
  let sending: Promise<void> = Promise.resolve();
  let sent = 0;
  let closed = false;

  async function send(event: StripeEvent, to: string): Promise<void> {
    const { body, signature } = signedNotice(event);
    for (let attempt = 0; attempt < TRIES && !closed; attempt += 1) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await fetch(to, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  function sendNew(): void {
    const to = webhook;
    const fresh = books.events.slice(sent);
    sent = books.events.length;
    if (to === null) return;
    for (const event of fresh) sending = sending.then(() => send(event, to));
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', address);
      if (url.pathname.startsWith('/v1/')) {
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers))
          headers.set(name, String(value));
        const answer = api.answer(request.method ?? 'GET', url, headers, body);
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      } else {
        const [, kind = '', id = ''] = url.pathname.split('/');
        try {
          const card = new URLSearchParams(body).get('card');
          const page = stripePage(
            books,
            kind,
            id,
            card === 'good' || card === 'declined' ? card : null,
          );
          if ('to' in page) response.writeHead(303, { location: page.to }).end();
          else response.writeHead(200, { 'content-type': 'text/html' }).end(page.html);
        } catch (error) {
          response.writeHead(404, { 'content-type': 'text/plain' }).end(String(error));
        }
      }
      sendNew();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  return {
    books,
    unknown: api.unknown,
    secrets: {
      STRIPE_ADDRESS: address,
      STRIPE_SECRET_KEY: API_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    notify(to) {
      webhook = to;
      sent = books.events.length;
    },
    async settled() {
      sendNew();
      await sending;
    },
    async close() {
      closed = true;
      server.close();
      server.closeAllConnections();
      await sending;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}
