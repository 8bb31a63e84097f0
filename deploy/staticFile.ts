import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from './contentTypes';
import { everywhere } from './securityHeaders';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Files whose name carries a hash of their content never change. */
const HASHED = /\.[0-9a-f]{10}\.[a-z0-9]+$/;

const LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

async function sizeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}

function accepts(request: IncomingMessage, encoding: string): boolean {
  const header = request.headers['accept-encoding'] ?? '';
  return String(header)
    .split(',')
    .some((offer) => {
      const [name, ...parameters] = offer.trim().split(';');
      return name === encoding && !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one));
    });
}

async function bestVariant(request: IncomingMessage, file: string) {
  for (const { name, ending } of encodings) {
    if (!accepts(request, name)) continue;
    const size = await sizeOf(file + ending);
    if (size !== null) return { file: file + ending, size, encoding: name };
  }
  const size = await sizeOf(file);
  return size === null ? null : { file, size, encoding: null };
}

// Who leaves a page while it loads has done nothing wrong.
async function send(file: string, response: ServerResponse): Promise<void> {
  try {
    await pipeline(createReadStream(file), response);
  } catch (cause) {
    const left =
      typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === LEFT;
    if (!left) throw cause;
  }
}

function cacheOf(file: string): string {
  return HASHED.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, no-cache';
}

/**
 * Answers with a file of a release, compressed ahead where the browser takes that. Returns false, with
 * nothing sent, when there is no such file.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  cache = cacheOf(file),
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const type = contentTypeOf(path.extname(file));
  const variant = type === undefined ? null : await bestVariant(request, file);
  if (type === undefined || variant === null) return false;
  response.writeHead(200, {
    ...everywhere,
    'Content-Type': type,
    'Content-Length': variant.size,
    'Cache-Control': cache,
    Vary: 'Accept-Encoding',
    ...(variant.encoding && { 'Content-Encoding': variant.encoding }),
    ...headers,
  });
  if (request.method === 'HEAD') {
    response.end();
    return true;
  }
  await send(variant.file, response);
  return true;
}
