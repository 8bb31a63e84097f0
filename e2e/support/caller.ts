import type { Page } from '@playwright/test';
import { signInAs, type AccountName } from './accounts';
import { expect } from './test';

/** What a signed-in person can do at the backend without a page, where a journey is not about the page. */
export interface Caller {
  readonly id: string;
  /** Calls a public function; fails the test when it is refused. */
  call(name: string, given: object): Promise<unknown>;
  /** Reads rows of a table: `read('jobs', 'select=id&limit=1')`. */
  read(table: string, query: string): Promise<Record<string, unknown>[]>;
  /** Stores a JPEG in the person's own folder of a bucket; returns its path. */
  store(bucket: string, name: string, bytes: Buffer): Promise<string>;
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Signs somebody in on a page of their own and gives the way to the backend that the page has. */
export async function callerOf(page: Page, who: AccountName): Promise<Caller> {
  const asked = page.waitForRequest((request) => {
    const { authorization = '' } = request.headers();
    return request.url().includes('/rest/v1/') && authorization.startsWith('Bearer ey');
  });
  await signInAs(page, who);
  const request = await asked;
  const { apikey = '', authorization = '' } = request.headers();
  const [backend = ''] = request.url().split('/rest/v1/');
  const headers = { apikey, authorization };
  const [, claims = ''] = authorization.split('.');
  const read: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const id = isRow(read) ? String(read['sub']) : '';
  return {
    id,
    async call(name, given) {
      const answer = await page.request.post(`${backend}/rest/v1/rpc/${name}`, {
        headers,
        data: given,
      });
      const text = await answer.text();
      expect(answer.ok(), `${name}: ${text}`).toBe(true);
      return text === '' ? null : JSON.parse(text);
    },
    async read(table, query) {
      const answer = await page.request.get(`${backend}/rest/v1/${table}?${query}`, { headers });
      const rows: unknown = await answer.json();
      return Array.isArray(rows) ? rows.filter(isRow) : [];
    },
    async store(bucket, name, bytes) {
      const path = `${id}/${name}`;
      const answer = await page.request.post(`${backend}/storage/v1/object/${bucket}/${path}`, {
        headers: { ...headers, 'content-type': 'image/jpeg' },
        data: bytes,
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return path;
    },
  };
}
