import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTIONS, TABLES } from '../access/matrix';
import { tableOf } from '../access/cells';
import { signToken } from '../../local/jwt';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

let backend: RunningBackend;
let owner: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  backend = await runBackend();
  owner = await signUpAndIn(backend, backend.client(), 'owner@example.com');
  const keys: { jwtSecret: string } = JSON.parse(
    readFileSync(path.join(backend.dataDir, 'keys.json'), 'utf8'),
  );
  const claims = { sub: owner, role: 'authenticated', aud: 'authenticated' };
  const good = signToken(claims, keys.jwtSecret, 3600);
  const [head = '', , sign = ''] = good.split('.');
  const asServer = encoded({ ...claims, role: 'service_role', exp: 4_102_444_800 });
  tokens.set('good', good);
  tokens.set('expired', signToken(claims, keys.jwtSecret, -60));
  tokens.set('endless', signToken(claims, keys.jwtSecret));
  tokens.set('signed by somebody else', signToken(claims, 'x'.repeat(64), 3600));
  tokens.set('with its rights raised', `${head}.${asServer}.${sign}`);
  tokens.set('without a signature', `${encoded({ alg: 'none', typ: 'JWT' })}.${asServer}.`);
  tokens.set(
    'of another kind',
    `${encoded({ alg: 'HS512', typ: 'JWT' })}.${good.split('.').slice(1).join('.')}`,
  );
  tokens.set(
    'of the role postgres',
    signToken({ ...claims, role: 'postgres' }, keys.jwtSecret, 60),
  );
});
afterAll(() => backend.stop());

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const BAD = [
  'expired',
  'endless',
  'signed by somebody else',
  'with its rights raised',
  'without a signature',
  'of another kind',
  'of the role postgres',
];

interface Ask {
  method: string;
  path: string;
  body?: string;
}

const tables = [...new Set(Object.keys(TABLES).map(tableOf))]
  .filter((table) => table.startsWith('public.'))
  .map((table) => table.slice('public.'.length));
const buckets = Object.keys(TABLES)
  .map((row) => /^storage\.objects in ([\w-]+)$/.exec(row)?.[1])
  .filter((bucket) => bucket !== undefined);

const ASKS: Ask[] = [
  ...tables.flatMap((table) => [
    { method: 'GET', path: `/rest/v1/${table}?limit=1` },
    { method: 'HEAD', path: `/rest/v1/${table}?limit=1` },
    { method: 'POST', path: `/rest/v1/${table}`, body: '{}' },
    { method: 'PATCH', path: `/rest/v1/${table}?created_at=is.null`, body: '{}' },
    { method: 'DELETE', path: `/rest/v1/${table}?created_at=is.null` },
  ]),
  ...Object.keys(FUNCTIONS).map((name) => ({
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    body: '{}',
  })),
  ...buckets.flatMap((bucket) => [
    { method: 'GET', path: `/storage/v1/object/${bucket}/x/y.jpg` },
    { method: 'GET', path: `/storage/v1/object/authenticated/${bucket}/x/y.jpg` },
    { method: 'GET', path: `/storage/v1/object/info/${bucket}/x/y.jpg` },
    { method: 'HEAD', path: `/storage/v1/object/${bucket}/x/y.jpg` },
    { method: 'POST', path: `/storage/v1/object/${bucket}/x/y.jpg`, body: 'x' },
    { method: 'PUT', path: `/storage/v1/object/${bucket}/x/y.jpg`, body: 'x' },
    { method: 'DELETE', path: `/storage/v1/object/${bucket}`, body: '{"prefixes":["x/y.jpg"]}' },
    { method: 'DELETE', path: `/storage/v1/object/${bucket}/x/y.jpg` },
    { method: 'POST', path: `/storage/v1/object/list/${bucket}`, body: '{"prefix":""}' },
    { method: 'POST', path: `/storage/v1/object/sign/${bucket}/x/y.jpg`, body: '{"expiresIn":9}' },
    { method: 'GET', path: `/storage/v1/bucket/${bucket}` },
  ]),
  { method: 'GET', path: '/storage/v1/bucket' },
];

async function ask({ method, path: address, body }: Ask, token: string): Promise<number> {
  const answer = await fetch(`${backend.origin}${address}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

// Those that answer to anything else would show a hole: what a visitor may do is asked without a token.
test.each(BAD)('a token %s opens no table, no function and no file', async (kind) => {
  const opened: string[] = [];
  for (const one of ASKS) {
    const status = await ask(one, tokens.get(kind) ?? '');
    if (status !== 401) opened.push(`${one.method} ${one.path}: ${status}`);
  }
  expect(opened).toEqual([]);
});

test('the same questions with a good token are not turned away for the token', async () => {
  const statuses = new Set<number>();
  for (const one of ASKS) statuses.add(await ask(one, tokens.get('good') ?? ''));
  expect(statuses).toContain(200);
  expect([...statuses].filter((status) => status === 401 || status >= 500)).toEqual([]);
});

const FORGED = BAD.filter((kind) => !['endless', 'of the role postgres'].includes(kind));
test.each(FORGED)('a token %s tells nothing about its account', async (kind) => {
  const status = await ask({ method: 'GET', path: '/auth/v1/user' }, tokens.get(kind) ?? '');
  expect([401, 403]).toContain(status);
});
