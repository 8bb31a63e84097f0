/** A file arrived, but not as JSON: the wrong status, the wrong type, or unreadable. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}

export interface FetchJsonOptions {
  readonly timeLimitMs: number;
  readonly cache?: RequestCache;
  /** The hash the file must have; the browser refuses it otherwise. */
  readonly integrity?: string;
}

/**
 * Fetches a JSON file. Rejects with a TimeoutError after the limit, with an `UnexpectedAnswerError`
 * when what came is not JSON, and with the browser's own error when nothing came.
 */
export async function fetchJson(
  address: string,
  { timeLimitMs, cache = 'default', integrity = '' }: FetchJsonOptions,
): Promise<unknown> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => {
    giveUp.abort(new DOMException(`${address} did not answer in time.`, 'TimeoutError'));
  }, timeLimitMs);
  try {
    const response = await fetch(address, { cache, integrity, signal: giveUp.signal });
    if (!response.ok) {
      throw new UnexpectedAnswerError(`${address} answered ${response.status}.`);
    }
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) {
      throw new UnexpectedAnswerError(`${address} answered with ${type || 'no type'}.`);
    }
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new UnexpectedAnswerError(`${address} is not JSON.`, { cause });
    }
  } finally {
    clearTimeout(timer);
  }
}
