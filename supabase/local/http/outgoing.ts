import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a web Response through Node's server: one that says nothing of caches is kept by none, since it is
 * for its caller. Resolves when it is out, or the other side is gone.
 */
export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.setHeader('x-content-type-options', 'nosniff');
  if (!response.headers.has('cache-control')) outgoing.setHeader('cache-control', 'no-store');
  if (response.status === 413) outgoing.setHeader('connection', 'close');
  if (!response.body) {
    outgoing.end();
    return;
  }
  try {
    await pipeline(Readable.from(response.body), outgoing);
  } catch (error) {
    if (!outgoing.destroyed) outgoing.destroy(error instanceof Error ? error : undefined);
  }
}
