import type { IncomingMessage } from 'node:http';
import { refusal } from '../../functions/_shared/refusal';

/** The most a request may carry: a photo of 10 MB and its wrapping. */
export const BODY_LIMIT_BYTES = 12 * 1024 * 1024;
const READ_AT_MOST_BYTES = 128 * 1024 * 1024;

/**
 * Reads a request of Node's server whole, as a web Request at the public address. Returns a
 * response instead where the request cannot be understood (400) or is too large (413).
 */
export async function readRequest(
  incoming: IncomingMessage,
  origin: string,
): Promise<Request | Response> {
  const url = publicUrl(incoming.url ?? '/', origin);
  if (!url) return refusal(400, 'bad_request', 'The address of this request is malformed.');
  const body = await readBody(incoming);
  if (!body) return refusal(413, 'payload_too_large', 'The request is larger than 12 MB.');
  const method = incoming.method ?? 'GET';
  const carriesBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  try {
    return new Request(url, {
      method,
      headers: headersOf(incoming),
      body: carriesBody ? body : null,
    });
  } catch {
    return refusal(400, 'bad_request', 'This request is malformed.');
  }
}

function publicUrl(target: string, origin: string): URL | undefined {
  try {
    const url = new URL(target.startsWith('/') ? origin + target : target);
    decodeURIComponent(url.pathname);
    return new URL(url.pathname + url.search, origin);
  } catch {
    return undefined;
  }
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name === 'transfer-encoding' || name === 'connection') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // A client may claim any address; what a proxy on this machine adds last is believed.
  headers.set('x-forwarded-for', addressOf(incoming));
  headers.delete('cf-connecting-ip');
  return headers;
}

/** The address a request of Node's server came from. */
export function addressOf(incoming: IncomingMessage): string {
  const named = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const socket = incoming.socket.remoteAddress ?? 'unknown';
  return isLoopback(socket) && named ? named : socket;
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** The address a request came from, as readRequest has found it. */
export function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for') ?? 'unknown';
}

// What is too large is read to its end all the same, within reason: a client that is still sending would
// otherwise see a broken connection instead of the answer.
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > READ_AT_MOST_BYTES) return undefined;
    if (size <= BODY_LIMIT_BYTES) chunks.push(bytes);
  }
  return size > BODY_LIMIT_BYTES ? undefined : Buffer.concat(chunks);
}
