import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

// However a request is spelled, what is checked is what is done.

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend();
});
afterAll(() => backend.stop());

const password = 'correct horse';

async function send(
  method: string,
  route: string,
  body: object,
  { from = '198.51.100.1', token }: { from?: string; token?: string } = {},
) {
  const answer = await fetch(`${backend.origin}/auth/v1${route}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const told: Record<string, unknown> = await answer.json();
  return { status: answer.status, told };
}

async function session(email: string) {
  const client = backend.client();
  await signUpAndIn(backend, client, email);
  const { data } = await client.auth.getSession();
  return {
    token: data.session?.access_token ?? '',
    refresh: data.session?.refresh_token ?? '',
  };
}
const signIn = (email: string, given: string, from: string) =>
  send('POST', '/token?grant_type=password', { email, password: given }, { from });

const THROTTLED = 'over_request_rate_limit';

test.each([
  ['/%74oken?grant_type=password', 'tries nothing', ['not_found', undefined]],
  [
    '/token?%67rant_type=other&grant_type=password',
    'tries nothing',
    ['invalid_credentials', undefined],
  ],
  ['/token?grant_type=password&grant_type=other', 'is counted', [THROTTLED, THROTTLED]],
])('a wrong password sent to %s %s', async (route, _outcome, expected) => {
  const email = `tried-${route.replace(/\W/g, '')}@example.com`;
  await session(email);
  const from = `203.0.113.${route.length}`;
  for (let place = 0; place < 10; place += 1) {
    await send('POST', route, { email, password: `wrong ${place}` }, { from });
  }
  const codes = [
    (await send('POST', route, { email, password }, { from })).told['error_code'],
    (await signIn(email, password, from)).told['error_code'],
  ];
  expect(codes).toEqual(expected);
});

test('no spelling of an address changes a password without the current one', async () => {
  const email = 'kept@example.com';
  const { token } = await session(email);
  for (const route of ['/%75ser', '/use%72', '/user?type=recovery']) {
    const { status } = await send('PUT', route, { password: 'a better one' }, { token });
    expect([route, status]).not.toEqual([route, 200]);
  }
  expect((await signIn(email, password, '203.0.113.77')).status).toBe(200);
});

test('a token whose signature is spelled differently changes neither password nor address', async () => {
  const email = 'signed@example.com';
  const { token } = await session(email);
  const spellings = [`${token}=`, `${token.slice(0, -3)} ${token.slice(-3)}`, ` ${token}`];
  for (const spelling of spellings) {
    for (const change of [{ password: 'a better one' }, { email: 'elsewhere@example.com' }]) {
      const { status } = await send('PUT', '/user', change, { token: spelling });
      expect([spelling, status]).toEqual([spelling, 401]);
    }
  }
  expect((await signIn(email, password, '203.0.113.79')).status).toBe(200);
});

test('a request for headers alone is answered as the same one with a body', async () => {
  const { token } = await session('headers@example.com');
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
  const ask = (method: string) => fetch(`${backend.origin}/auth/v1/user`, { method, headers });
  expect([(await ask('HEAD')).status, (await ask('GET')).status]).toEqual([200, 200]);
});

test('a session does not become one that began with a mailed link by being renewed', async () => {
  const { refresh } = await session('renewed@example.com');
  const body = { refresh_token: refresh };
  const renewed = await send('POST', '/token?grant_type=refresh_token&type=recovery', body);
  expect(renewed.status).toBe(200);
  const token = String(renewed.told['access_token']);
  const changed = await send('PUT', '/user', { password: 'a better one' }, { token });
  expect(changed.told['error_code']).toBe('invalid_credentials');
});

test('spaces around an address tell no one who has an account', async () => {
  const known = 'spaced@example.com';
  await session(known);
  const ways: [string, object][] = [
    ['/signup', { password: 'a strange one' }],
    ['/recover', {}],
    ['/otp', { create_user: false }],
  ];
  for (const [route, body] of ways) {
    const statuses = [];
    for (const email of [` ${known}`, ` nobody${route.slice(1)}@example.com `])
      statuses.push((await send('POST', route, { ...body, email })).status);
    expect([route, ...statuses]).toEqual([route, 200, 200]);
  }
});

test('a new address sent with something else tells no one who has it, and the rest is done', async () => {
  const taken = 'taken@example.com';
  await session(taken);
  const { token } = await session('asker@example.com');
  const change = (email: string, next: string, current: string) => {
    const data = { full_name: next };
    const body = { email, data, password: next, current_password: current };
    return send('PUT', '/user', body, { token });
  };
  const answers = [
    await change(taken, 'a second one', password),
    await change('free@example.com', 'a third one', 'a second one'),
  ];
  const expected = { status: 200, told: expect.objectContaining({ email: 'asker@example.com' }) };
  expect(answers).toEqual([expected, expected]);
  const [one, other] = answers.map(({ told }) => Object.keys(told).sort());
  expect(one).toEqual(other);
  const metadata = answers.map(({ told }) => told['user_metadata']);
  expect(metadata).toEqual([
    expect.objectContaining({ full_name: 'a second one' }),
    expect.objectContaining({ full_name: 'a third one' }),
  ]);
  expect((await signIn('asker@example.com', 'a third one', '203.0.113.78')).status).toBe(200);
});

test('what would keep the server from answering anyone is not asked of the database', async () => {
  const read = async (query: string) => {
    const answer = await fetch(`${backend.origin}/rest/v1/vendor_profiles?${query}`, {
      headers: { apikey: backend.publishableKey },
    });
    return answer.status;
  };
  const credentials = 'vendor_credentials!vendor_credentials_vendor_id_fkey';
  const deep = `${credentials}(`.repeat(5) + 'kind' + ')'.repeat(5);
  const wide = Array.from({ length: 21 }, (_, place) => `r${place}:${credentials}(kind)`);
  const endless = [
    'select=vendor_id&about=match.(.*)(.*)x',
    'select=vendor_id&about=not.imatch.(.*)(.*)x',
    'select=vendor_id&about=match(any).{x,y}',
    'select=vendor_id&about=%6datch.x',
    'select=vendor_id&or=(business_name.eq.x,about.match.x)',
    'select=vendor_id&and=(vendor_id.not.is.null,or(about.not.imatch(any).{x}))',
    `select=${deep}`,
    `select=vendor_id&%73elect=${deep}`,
    `select=vendor_id,${wide.join(',')}`,
    `select=${credentials}(vendor_profiles!vendor_credentials_vendor_id_fkey(vendor_id))`,
    `select=held:${credentials}(kind,vendor_id(...vendor_equipment(kind),vendor_credentials(kind)))`,
    'select=zip(zip,vendor_profiles(vendor_id))',
  ];
  for (const query of endless) expect([query, await read(query)]).toEqual([query, 400]);
  for (const query of [
    `select=vendor_id,${credentials}(kind)`,
    'select=vendor_id&about=ilike.*a match.*',
  ])
    expect([query, await read(query)]).toEqual([query, 200]);
});

test('a body that is too large or too wide is refused before the database sees it', async () => {
  const ask = async (body: string, type = 'application/json') => {
    const answer = await fetch(`${backend.origin}/rest/v1/rpc/estimate_request`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': type },
      body,
    });
    const told: { code?: string } = await answer.json();
    return { status: answer.status, code: told.code };
  };
  const refused = { status: 413, code: 'PGRST102' };
  const many = (item: (place: number) => string, count: number) =>
    Array.from({ length: count }, (_, place) => item(place)).join(',');
  expect(await ask('['.repeat(5_000_000))).toEqual(refused);
  expect(await ask(`[${many(() => '0', 400_000)}]`)).toEqual(refused);
  expect(await ask(`[${many(() => '0', 400_000)}]`, 'Application/JSON')).toEqual(refused);
  expect(await ask(`request\n${'0\n'.repeat(400_000)}`, 'text/csv')).toEqual({
    status: 400,
    code: 'PGRST102',
  });
  // The word JSON in it does not make a form or a table JSON.
  for (const type of ['application/x-www-form-urlencoded; x=json', 'text/csv; x=json']) {
    expect(await ask('"k1=0&k2=0&k3=0"', type)).toEqual({ status: 400, code: 'PGRST102' });
  }
  expect(await ask(`{${many((place) => `"k${place}":0`, 80_000)}}`)).toEqual(refused);
  expect(await ask(`[${many((place) => `{"k${place}":0,"l${place}":0}`, 40_000)}]`)).toEqual(
    refused,
  );
  expect((await ask(JSON.stringify({ request: {} }))).status).not.toBe(413);
});
