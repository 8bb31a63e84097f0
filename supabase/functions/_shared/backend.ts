import { telemetryHere } from './telemetry/telemetry.ts';

/** The project's Data API and storage, with the rights of one key. */
export interface Backend {
  /** Calls a function of the database. Rejects with what the database said. */
  call<T>(name: string, given?: Record<string, unknown>): Promise<T>;
  /** Removes files of a bucket; returns how many there were. */
  removeFiles(bucket: string, names: string[]): Promise<number>;
}

/** What the backend answered instead of doing what it was asked. */
export class BackendRefusal extends Error {
  constructor(
    readonly status: number,
    /** JSON with a sentence for people, where a rule of the marketplace refused. */
    readonly said: string,
    path: string,
  ) {
    super(`${path} answered ${status}: ${said.slice(0, 500)}`);
  }
}

/** How requests are sent; `fetch` unless the backend runs in the same process. */
export type Send = (request: Request) => Promise<Response>;

const ANSWER_WITHIN_MS = 30_000;

/**
 * The backend at an address such as https://PROJECT.supabase.co. `authorization` is the header of the
 * person in whose name it is asked; with the rights of the key when absent.
 */
export function backendAt(
  address: string,
  key: string,
  { authorization, send = fetch }: { authorization?: string; send?: Send } = {},
): Backend {
  // The keys of before 2025 are tokens; those of today are keys alone.
  const bearer = authorization ?? (key.startsWith('sb_') ? undefined : `Bearer ${key}`);
  async function ask(method: string, path: string, body: unknown): Promise<string> {
    const requestId = telemetryHere()?.requestId();
    const answer = await send(
      new Request(`${address}${path}`, {
        method,
        headers: {
          apikey: key,
          ...(bearer !== undefined && { authorization: bearer }),
          ...(requestId !== undefined && { 'x-request-id': requestId }),
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    );
    const said = await answer.text();
    if (!answer.ok) throw new BackendRefusal(answer.status, said, path);
    return said;
  }
  return {
    async call(name, given = {}) {
      const said = await ask('POST', `/rest/v1/rpc/${name}`, given);
      return said === '' ? null : JSON.parse(said);
    },
    async removeFiles(bucket, names) {
      const said = await ask('DELETE', `/storage/v1/object/${bucket}`, { prefixes: names });
      const removed: unknown[] = JSON.parse(said);
      return removed.length;
    },
  };
}
