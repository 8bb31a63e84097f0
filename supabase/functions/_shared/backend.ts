import { telemetryHere } from './telemetry/running.ts';

/** A file with what it is served with. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  cacheControl: string;
}

/** The project's Data API and storage, with the rights of one key. */
export interface Backend {
  /** Calls a function of the database. Rejects with what the database said. */
  call<T>(name: string, given?: Record<string, unknown>): Promise<T>;
  /** Removes files of a bucket; returns how many there were. */
  removeFiles(bucket: string, names: string[]): Promise<number>;
  /** A file of a bucket. */
  readFile(bucket: string, name: string): Promise<StoredFile>;
  /** Puts a file in the place of one that is there. */
  replaceFile(bucket: string, name: string, file: StoredFile): Promise<void>;
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
  async function request(
    path: string,
    init: { method: string; headers?: Record<string, string>; body?: BodyInit },
  ): Promise<Response> {
    const requestId = telemetryHere()?.requestId();
    const answer = await send(
      new Request(`${address}${path}`, {
        ...init,
        headers: {
          apikey: key,
          ...(bearer !== undefined && { authorization: bearer }),
          ...(requestId !== undefined && { 'x-request-id': requestId }),
          ...init.headers,
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    );
    if (!answer.ok) throw new BackendRefusal(answer.status, await answer.text(), path);
    return answer;
  }
  async function ask(method: string, path: string, body: unknown): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    return (await request(path, { method, headers, body: JSON.stringify(body) })).text();
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
    async readFile(bucket, name) {
      const answer = await request(fileAt(bucket, name), { method: 'GET' });
      return {
        bytes: new Uint8Array(await answer.arrayBuffer()),
        type: answer.headers.get('content-type') ?? '',
        cacheControl: answer.headers.get('cache-control') ?? 'no-cache',
      };
    },
    async replaceFile(bucket, name, { bytes, type, cacheControl }) {
      const headers = { 'content-type': type, 'cache-control': cacheControl };
      await request(fileAt(bucket, name), { method: 'PUT', headers, body: bytes });
    },
  };
}

function fileAt(bucket: string, name: string): string {
  return `/storage/v1/object/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`;
}
