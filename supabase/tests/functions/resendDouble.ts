import { createServer } from 'node:http';

/** A mail as Resend was handed it. */
export interface HandedMail {
  key: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

/** The used part of Resend's HTTP API: mails are kept, and refused for addresses at refused.example. */
export interface ResendDouble {
  readonly address: string;
  readonly mails: HandedMail[];
  /** Requests it did not know, which fail the test. */
  readonly unknown: string[];
  close(): void;
}

const API_KEY = 're_double';
const FIELDS = new Set(['from', 'to', 'subject', 'text', 'html', 'headers']);

/** The secrets of an account at the double. */
export const resendSecrets = (double: ResendDouble) => ({
  RESEND_ADDRESS: double.address,
  RESEND_API_KEY: API_KEY,
  MAIL_FROM: 'Tree Service <hello@trees.example>',
  OPERATOR_EMAIL: 'operator@trees.example',
});

export async function startResend(): Promise<ResendDouble> {
  const mails: HandedMail[] = [];
  const unknown: string[] = [];

  function answer(target: string, authorization: string, key: string, body: string) {
    if (target !== 'POST /emails') return refuse(404, target);
    if (authorization !== `Bearer ${API_KEY}`) return [401, { name: 'invalid_api_key' }] as const;
    const mail: Omit<HandedMail, 'key'> = JSON.parse(body);
    const odd = Object.keys(mail).filter((name) => !FIELDS.has(name));
    if (odd.length > 0 || key === '') return refuse(422, `${target} with ${odd.join()} key ${key}`);
    if (mail.to.some((to) => to.endsWith('@refused.example'))) {
      return [422, { name: 'validation_error', message: 'Invalid `to` field.' }] as const;
    }
    const earlier = mails.find((one) => one.key === key);
    if (earlier && JSON.stringify(earlier) !== JSON.stringify({ key, ...mail })) {
      return [409, { name: 'invalid_idempotent_request' }] as const;
    }
    if (!earlier) mails.push({ key, ...mail });
    return [200, { id: key }] as const;
  }

  function refuse(status: number, what: string) {
    unknown.push(what);
    return [status, { name: 'not_known_to_the_double' }] as const;
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { authorization = '', 'idempotency-key': key = '' } = request.headers;
      const target = `${request.method} ${request.url}`;
      const [status, said] = answer(target, authorization, String(key), body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    mails,
    unknown,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
