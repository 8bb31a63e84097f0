/** The project's Data API and storage, with the rights of one key. */
export interface Backend {
  /** Calls a function of the database. Rejects with what the database said. */
  call<T>(name: string, given?: Record<string, unknown>): Promise<T>;
  /** Removes files of a bucket; returns how many there were. */
  removeFiles(bucket: string, names: string[]): Promise<number>;
}

const ANSWER_WITHIN_MS = 30_000;

/** The backend at an address such as https://PROJECT.supabase.co. */
export function backendAt(address: string, key: string): Backend {
  async function send(method: string, path: string, body: unknown): Promise<string> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        apikey: key,
        // The keys of before 2025 are tokens; those of today are keys alone.
        ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${said.slice(0, 500)}`);
    return said;
  }
  return {
    async call(name, given = {}) {
      const said = await send('POST', `/rest/v1/rpc/${name}`, given);
      return said === '' ? null : JSON.parse(said);
    },
    async removeFiles(bucket, names) {
      const said = await send('DELETE', `/storage/v1/object/${bucket}`, { prefixes: names });
      const removed: unknown[] = JSON.parse(said);
      return removed.length;
    },
  };
}
