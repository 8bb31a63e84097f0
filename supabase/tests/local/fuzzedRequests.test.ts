import fc from 'fast-check';
import { FUNCTIONS, TABLES } from '../access/matrix';
import { tableOf } from '../access/cells';
import { anyJson, anyText, anyTime, HOSTILE_TEXTS } from '../fuzz/hostileValues';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

// Through the door the browser uses: whatever it sends, the server does not fail.
const RUNS = { seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121), endOnFailure: true };

let backend: RunningBackend;
const tokens: (string | undefined)[] = [undefined];
beforeAll(async () => {
  backend = await runBackend();
  for (const [email, userType] of [
    ['owner@example.com', 'owner'],
    ['pro@example.com', 'vendor'],
  ] as const) {
    const client = backend.client();
    await signUpAndIn(backend, client, email, userType);
    tokens.push((await client.auth.getSession()).data.session?.access_token);
  }
});
afterAll(() => backend.stop());

async function statusOf(
  person: number,
  path: string,
  request: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const token = tokens[person] ?? backend.publishableKey;
  const answer = await fetch(`${backend.origin}${path}`, {
    ...request,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...request.headers,
    },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

const person = fc.integer({ min: 0, max: 2 });
const tables = [...new Set(Object.keys(TABLES).map(tableOf))]
  .filter((table) => table.startsWith('public.'))
  .map((table) => table.slice('public.'.length));
// Half a surrogate pair has no address.
const inAddress = anyText
  .map((text) => text.slice(0, 2000))
  .filter((text) => !/\p{Surrogate}/u.test(text))
  .map(encodeURIComponent);

test('functions called with any JSON', async () => {
  const calls = fc.record({
    person,
    name: fc.constantFrom(...Object.keys(FUNCTIONS)),
    body: fc.oneof(
      anyJson.map((value) => JSON.stringify(value)),
      fc
        .dictionary(
          fc.constantFrom('input', 'lead_id', 'job_id', 'request_id', 'idempotency_key', 'reason'),
          fc.oneof(anyJson, anyTime),
        )
        .map((value) => JSON.stringify(value)),
      fc.constantFrom('', '{', '[', '{"input":', '{"input":1,"input":2}'),
    ),
  });
  await fc.assert(
    fc.asyncProperty(calls, async ({ person: who, name, body }) => {
      const status = await statusOf(who, `/rest/v1/rpc/${name}`, { method: 'POST', body });
      expect(status).toBeLessThan(500);
    }),
    { ...RUNS, numRuns: 300 },
  );
}, 120_000);

test('tables asked with any filter, order, range and choice of columns', async () => {
  const queries = fc.record({
    person,
    table: fc.constantFrom(...tables, 'no_such_table', 'pg_catalog.pg_authid', '..%2Fauth'),
    column: fc.oneof(fc.constantFrom('id', 'state', 'created_at', 'vendor_id'), inAddress),
    operator: fc.constantFrom('eq', 'gt', 'like', 'in', 'is', 'cs', 'fts', 'not.or', 'xx', ''),
    value: inAddress,
    select: fc.oneof(fc.constantFrom('*', 'id', 'id,profiles(*)', '*,*(*)', 'count()'), inAddress),
    order: fc.oneof(fc.constantFrom('id.desc', 'id.desc.nullsfirst', 'x.y.z'), inAddress),
    limit: fc.constantFrom('1', '-1', '0', '1e9', '99999999999999999999', 'x'),
  });
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { table, column, operator, value, select, order, limit } = query;
      const address = `/rest/v1/${table}?select=${select}&${column}=${operator}.${value}&order=${order}&limit=${limit}`;
      expect(await statusOf(query.person, address)).toBeLessThan(500);
    }),
    { ...RUNS, numRuns: 250 },
  );
}, 120_000);

test('tables written with any JSON', async () => {
  const writes = fc.record({
    person,
    table: fc.constantFrom(...tables),
    method: fc.constantFrom('POST', 'PATCH', 'DELETE', 'PUT'),
    body: anyJson.map((value) => JSON.stringify(value)),
    prefer: fc.constantFrom('', 'resolution=merge-duplicates', 'return=representation', 'x=y;;'),
  });
  await fc.assert(
    fc.asyncProperty(writes, async ({ person: who, table, method, body, prefer }) => {
      const path = `/rest/v1/${table}${method === 'POST' ? '' : '?id=is.null'}`;
      const status = await statusOf(who, path, { method, body, headers: { prefer } });
      expect(status).toBeLessThan(500);
    }),
    { ...RUNS, numRuns: 200 },
  );
}, 120_000);

test.each(['object', 'object/sign', 'object/info', 'object/list', 'bucket', 'render/image'])(
  'storage asked for any name: %s',
  async (route) => {
    const failed: string[] = [];
    for (const text of HOSTILE_TEXTS) {
      const name = encodeURIComponent(text.slice(0, 2000));
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const request = method === 'GET' ? { method } : { method, body: JSON.stringify({ text }) };
        const status = await statusOf(1, `/storage/v1/${route}/tree-photos/${name}`, request);
        if (status >= 500) failed.push(`${method} ${name}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
  },
  120_000,
);

test('nothing of this was a failure of the server', () => {
  expect(backend.log()).not.toMatch(/ failed\./);
});
