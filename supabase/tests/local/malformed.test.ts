import { connect } from 'node:net';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

let backend: RunningBackend;
let token: string;
let accountId: string;
beforeAll(async () => {
  backend = await runBackend();
  const client = backend.client();
  accountId = await signUpAndIn(backend, client, 'malformed@example.com');
  token = (await client.auth.getSession()).data.session?.access_token ?? '';
});
afterAll(() => backend.stop());

interface Malformed {
  method?: string;
  path: string;
  body?: string | Blob;
  headers?: Record<string, string>;
  /** Without the API key and the token. */
  bare?: boolean;
  status: number;
}

const deep = '['.repeat(100_000);
const huge = new Blob([new Uint8Array(12 * 1024 * 1024 + 1)]);
const TABLE: [string, Malformed][] = [
  ['sign-up with broken JSON', { path: '/auth/v1/signup', body: '{"email":', status: 400 }],
  ['sign-up with a list', { path: '/auth/v1/signup', body: '[]', status: 400 }],
  ['sign-up with null', { path: '/auth/v1/signup', body: 'null', status: 400 }],
  [
    'sign-up with numbers',
    { path: '/auth/v1/signup', body: '{"email":1,"password":2}', status: 400 },
  ],
  [
    'sign-up with objects',
    { path: '/auth/v1/signup', body: '{"email":{},"password":[]}', status: 400 },
  ],
  [
    'sign-up with a NUL in the address',
    {
      path: '/auth/v1/signup',
      body: '{"email":"a\\u0000@b.co","password":"12345678"}',
      status: 400,
    },
  ],
  [
    'sign-up with a NUL in the metadata',
    {
      path: '/auth/v1/signup',
      body: '{"email":"a@b.co","password":"12345678","data":{"x":"\\u0000"}}',
      status: 400,
    },
  ],
  [
    'sign-up with an endless address',
    {
      path: '/auth/v1/signup',
      body: JSON.stringify({ email: `${'a'.repeat(300)}@b.co`, password: '12345678' }),
      status: 400,
    },
  ],
  [
    'sign-up with text as metadata',
    {
      path: '/auth/v1/signup',
      body: '{"email":"a@b.co","password":"12345678","data":"x"}',
      status: 400,
    },
  ],
  ['sign-up with a deep body', { path: '/auth/v1/signup', body: deep, status: 400 }],
  [
    'sign-up as a form',
    {
      path: '/auth/v1/signup',
      body: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 400,
    },
  ],
  ['sign-up without a body', { method: 'POST', path: '/auth/v1/signup', status: 400 }],
  [
    'sign-in of an unknown kind',
    { path: '/auth/v1/token?grant_type=magic', body: '{}', status: 400 },
  ],
  [
    'sign-in without a password',
    { path: '/auth/v1/token?grant_type=password', body: '{"email":"a@b.co"}', status: 400 },
  ],
  [
    'a refresh token that is a number',
    { path: '/auth/v1/token?grant_type=refresh_token', body: '{"refresh_token":5}', status: 400 },
  ],
  [
    'a refresh token that is nonsense',
    { path: '/auth/v1/token?grant_type=refresh_token', body: '{"refresh_token":"x"}', status: 400 },
  ],
  [
    'a resend of an unknown type',
    { path: '/auth/v1/resend', body: '{"type":"x","email":"a@b.co"}', status: 400 },
  ],
  [
    'a verification without a token',
    { method: 'GET', path: '/auth/v1/verify?type=signup', status: 400 },
  ],
  [
    'a verification with a NUL',
    { method: 'GET', path: '/auth/v1/verify?type=signup&token=%00', status: 400 },
  ],
  [
    'a change of the account with a number as password',
    { method: 'PUT', path: '/auth/v1/user', body: '{"password":5}', status: 400 },
  ],
  ['an unknown provider', { method: 'GET', path: '/auth/v1/authorize?provider=%00', status: 400 }],
  ['an unknown auth route', { method: 'GET', path: '/auth/v1/nothing/here', status: 404 }],
  [
    'auth without a key',
    {
      path: '/auth/v1/signup',
      body: '{"email":"a@b.co","password":"12345678"}',
      bare: true,
      status: 401,
    },
  ],
  [
    'data without a key',
    { method: 'GET', path: '/rest/v1/feature_flags', bare: true, status: 401 },
  ],
  ['an invalid uuid', { method: 'GET', path: '/rest/v1/profiles?id=eq.nonsense', status: 400 }],
  ['an unknown table', { method: 'GET', path: '/rest/v1/nothing', status: 404 }],
  ['an unknown column', { method: 'GET', path: '/rest/v1/profiles?select=nothing', status: 400 }],
  ['an unknown operator', { method: 'GET', path: '/rest/v1/profiles?id=like-ish.5', status: 400 }],
  [
    'a NUL in a filter',
    { method: 'GET', path: '/rest/v1/profiles?first_name=eq.%00', status: 400 },
  ],
  [
    'a lone percent sign',
    { method: 'GET', path: '/rest/v1/profiles?first_name=eq.%', status: 200 },
  ],
  ['a broken path', { method: 'GET', path: '/rest/v1/%E0%A4%A', status: 400 }],
  [
    'an unbalanced selection',
    { method: 'GET', path: '/rest/v1/profiles?select=id,(', status: 400 },
  ],
  [
    'a range that is none',
    { method: 'GET', path: '/rest/v1/profiles?limit=-1&offset=x', status: 416 },
  ],
  [
    'an update with broken JSON',
    { method: 'PATCH', path: '/rest/v1/profiles?id=eq.x', body: '{', status: 400 },
  ],
  [
    'an update with a NUL',
    { method: 'PATCH', path: '/rest/v1/profiles', body: '{"first_name":"\\u0000"}', status: 400 },
  ],
  ['an insert of a number', { path: '/rest/v1/profiles', body: '5', status: 400 }],
  [
    'an insert of an unknown column',
    { path: '/rest/v1/profiles', body: '{"nothing":1}', status: 400 },
  ],
  [
    'an insert of numbers for texts and ids',
    { path: '/rest/v1/profiles', body: '{"id":5,"email":6,"user_type":7}', status: 400 },
  ],
  [
    'an insert of objects for texts and ids',
    { path: '/rest/v1/profiles', body: '{"id":{},"email":[1],"user_type":{"a":1}}', status: 400 },
  ],
  [
    'an insert as plain text',
    {
      path: '/rest/v1/profiles',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
      status: 400,
    },
  ],
  ['an unknown function', { path: '/rest/v1/rpc/nothing', body: '{}', status: 404 }],
  [
    'a function with broken JSON',
    { path: '/rest/v1/rpc/estimate_request', body: '{"input":', status: 400 },
  ],
  [
    'a function with a wrong type',
    {
      path: '/rest/v1/rpc/accept_lead',
      body: '{"lead_id":"x","idempotency_key":"y"}',
      status: 400,
    },
  ],
  [
    'a function with numbers for ids',
    { path: '/rest/v1/rpc/accept_lead', body: '{"lead_id":5,"idempotency_key":{}}', status: 400 },
  ],
  [
    'a function with text for JSON',
    { path: '/rest/v1/rpc/estimate_request', body: '{"input":"nonsense"}', status: 400 },
  ],
  [
    'a function with a number for JSON',
    { path: '/rest/v1/rpc/estimate_request', body: '{"input":5}', status: 400 },
  ],
  [
    'a function with null for JSON',
    { path: '/rest/v1/rpc/estimate_request', body: '{"input":null}', status: 400 },
  ],
  [
    'a function with a deep body',
    { path: '/rest/v1/rpc/estimate_request', body: deep, status: 400 },
  ],
  [
    'a function with an unknown argument',
    { path: '/rest/v1/rpc/estimate_request', body: '{"nothing":1}', status: 404 },
  ],
  ['a body over 12 MB', { path: '/rest/v1/profiles', body: huge, status: 413 }],
  [
    'an upload over 12 MB',
    { path: '/storage/v1/object/tree-photos/x/y.jpg', body: huge, status: 413 },
  ],
  [
    'an upload into no bucket',
    {
      path: '/storage/v1/object/nothing/x.jpg',
      body: 'x',
      headers: { 'content-type': 'image/jpeg' },
      status: 404,
    },
  ],
  [
    'an upload without a name',
    {
      path: '/storage/v1/object/tree-photos',
      body: 'x',
      headers: { 'content-type': 'image/jpeg' },
      status: 400,
    },
  ],
  [
    'a form that is none',
    {
      path: '/storage/v1/object/tree-photos/x.jpg',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=y' },
      status: 400,
    },
  ],
  [
    'a listing with broken JSON',
    { path: '/storage/v1/object/list/tree-photos', body: '{', status: 400 },
  ],
  [
    'a listing with odd values',
    {
      path: '/storage/v1/object/list/tree-photos',
      body: '{"prefix":5,"limit":"x","offset":-1,"sortBy":"y"}',
      status: 200,
    },
  ],
  [
    'a signature for no time',
    { path: '/storage/v1/object/sign/tree-photos/x.jpg', body: '{"expiresIn":-1}', status: 400 },
  ],
  [
    'a signature of no list',
    {
      path: '/storage/v1/object/sign/tree-photos',
      body: '{"expiresIn":60,"paths":"x"}',
      status: 400,
    },
  ],
  [
    'a removal of no list',
    {
      method: 'DELETE',
      path: '/storage/v1/object/tree-photos',
      body: '{"prefixes":5}',
      status: 400,
    },
  ],
  [
    'a signed address with nonsense',
    { method: 'GET', path: '/storage/v1/object/sign/tree-photos/x.jpg?token=x.y.z', status: 401 },
  ],
  ['a name with a NUL', { method: 'GET', path: '/storage/v1/object/tree-photos/%00', status: 400 }],
  ['making a bucket', { path: '/storage/v1/bucket', body: '{"name":"mine"}', status: 400 }],
  ['an unknown storage route', { path: '/storage/v1/nothing', body: '{}', status: 404 }],
  [
    'a live connection without a web socket',
    { method: 'GET', path: '/realtime/v1/websocket', status: 404 },
  ],
  ['writing into the mailbox', { path: '/mailbox/messages.json', body: '[]', status: 405 }],
  [
    'a mail of no number',
    { method: 'GET', path: '/mailbox/mails/99999999999999999999', status: 404 },
  ],
];

test.each(TABLE)('%s is answered, never with a 500', async (_what, malformed) => {
  const { path, body, bare, status, method = body === undefined ? 'GET' : 'POST' } = malformed;
  const keys: Record<string, string> = bare
    ? {}
    : { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
  const answer = await fetch(backend.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...keys, ...malformed.headers },
    body: body ?? null,
    redirect: 'manual',
  });
  const text = await answer.text();
  expect({ status: answer.status, text }).toEqual({ status, text: expect.any(String) });
});

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n'],
  ['an address of another host', 'GET http://[::bad HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['two slashes', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [
    'an upgrade to an odd address',
    'GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
  [
    'an upgrade elsewhere',
    'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
])('%s does not bring the server down', async (_what, bytes) => {
  await exchange(bytes);
  const answer = await fetch(`${backend.origin}/mailbox/messages.json`);
  expect(answer.status).toBe(200);
});

test('nothing of this was a failure of the server', () => {
  expect(backend.log()).not.toMatch(/ failed\./);
  expect(accountId).toBeTruthy();
});

function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(backend.origin);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}
