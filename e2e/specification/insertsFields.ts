import { expect } from '../support/test';
import { row, type Row } from './statements';

/** The columns a browser may write to a table, tried one after the other as a visitor. */
export const insertsFields = (table: string, entry: Readonly<Record<string, unknown>>): Row =>
  row(3, `${table} holds ${Object.keys(entry).join(', ')}`, async ({ page, request, origin }) => {
    const key = await page.evaluate(() => {
      const text = document.getElementById('runtime-config')?.textContent ?? '{}';
      return String(Reflect.get(JSON.parse(text), 'publishableKey'));
    });
    const post = (data: object) =>
      request.post(`${origin}/rest/v1/${table}`, { headers: { apikey: key }, data });
    expect((await post(entry)).status()).toBe(201);
    // The control: a field that is not there is refused.
    expect((await post({ ...entry, mood: 'good' })).status()).toBeGreaterThanOrEqual(400);
  });
