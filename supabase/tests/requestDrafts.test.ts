import { randomUUID } from 'node:crypto';
import { requestInput } from './support/inputs';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// A request that a visitor leaves with a sign-up is sent when the address is confirmed, and once.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
  await market.vendor();
});
afterAll(() => market.database.close());

interface Status {
  category: string;
  photos: number;
  request_id: string | null;
  number: string | null;
  search: string | null;
}

/** What each draft was last given to claim it by, by its key. */
const claims = new Map<string, string>();

let lots = 0;
function submission(changes: Arguments = {}): Arguments {
  lots += 1;
  const property = { address: `9 Draft Lane, lot ${lots}`, zip: '78704', label: 'Home' };
  return { ...requestInput(), property, ...changes };
}
const asVisitor = <T>(sql: string, parameters: unknown[], address = '198.51.100.7') =>
  market.database.as({ role: 'anon', headers: { 'x-forwarded-for': address } }, (queries) =>
    queries.query<T & Record<string, unknown>>(sql, parameters),
  );

async function leave(
  answers: Arguments = { submission: submission() },
  key: string = randomUUID(),
  earlier: string | null = null,
) {
  const from = `198.51.100.${lots % 250}`;
  const left = [key, answers, earlier];
  const [row] = await asVisitor<{ claim: string }>(
    'select public.leave_request_draft($1, $2::jsonb, $3) as claim',
    left,
    from,
  );
  claims.set(key, row?.claim ?? '');
  return key;
}
async function status(key: string): Promise<Status | undefined> {
  const [found] = await asVisitor<Status>('select * from public.request_draft_status($1)', [key]);
  return found;
}
const signUp = (draft: string, userType?: string) => claim(claims.get(draft) ?? draft, userType);
async function claim(named: string, userType = 'owner'): Promise<string> {
  const id = randomUUID();
  await market.database.query(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, raw_app_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3::jsonb, '{}')`,
    [id, `${id}@example.com`, { user_type: userType, request_draft: named }],
  );
  return id;
}
const confirm = (id: string) =>
  market.database.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
const requestsOf = (owner: string) =>
  market.database.query<{ id: string; number: string; state: string }>(
    'select id, number, state::text from public.service_requests where owner_id = $1',
    [owner],
  );

test('after a second confirmation email, the person sends the request: a stranger may have left it', async () => {
  const owner = await signUp(await leave());
  const mail = (token: string) =>
    market.database.query('update auth.users set confirmation_token = $2 where id = $1', [
      owner,
      token,
    ]);
  await mail('one');
  await mail('two');
  await confirm(owner);
  expect(await requestsOf(owner)).toEqual([]);
});

test('nothing is sent before the address is confirmed, and one request is after', async () => {
  const key = await leave();
  const owner = await signUp(key);
  expect(await requestsOf(owner)).toEqual([]);
  expect(await status(key)).toEqual({
    category: 'tree_removal',
    photos: 0,
    request_id: null,
    number: null,
    search: null,
  });
  await confirm(owner);
  const [sent, ...others] = await requestsOf(owner);
  expect(others).toEqual([]);
  expect(sent?.state).toBe('open');
  expect(await status(key)).toMatchObject({
    request_id: sent?.id,
    number: sent?.number,
    search: 'asked',
  });
});

test('the device that wrote it sends it to no second effect, and adds its photos', async () => {
  const input = submission();
  const key = await leave({ submission: input, photos: [{ key: 'one' }] });
  expect((await status(key))?.photos).toBe(1);
  const owner = await signUp(key);
  await confirm(owner);
  const photo = await market.photo(owner);
  const again = () =>
    market.call<{ id: string }>(owner, 'submit_request', {
      input: { ...input, photos: [photo] },
      idempotency_key: key,
    });
  const { id } = await again();
  await again();
  expect((await requestsOf(owner)).map((request) => request.id)).toEqual([id]);
  expect(
    await market.database.query('select path from public.request_photos where request_id = $1', [
      id,
    ]),
  ).toEqual([{ path: photo }]);
});

test('a request that is confirmed and sent by the device at the same time is one request', async () => {
  const input = submission();
  const key = await leave({ submission: input });
  const owner = await signUp(key);
  await Promise.all([
    confirm(owner),
    market.call(owner, 'submit_request', { input, idempotency_key: key }),
  ]);
  expect(await requestsOf(owner)).toHaveLength(1);
});

test('a draft is held to the rules of a request', async () => {
  const refused = (changes: Arguments) => refusal(leave({ submission: submission(changes) }));
  expect(await refused({ timing: 'someday' })).toMatchObject({
    message: 'Choose when the work should be done.',
  });
  expect(await refused({ description: ' ' })).toMatchObject({
    message: 'The description is required.',
  });
  expect(await refused({ property: { address: '1 Elm Street', zip: '00000' } })).toMatchObject({
    message: "We don't recognize this ZIP code.",
  });
  expect(await refusal(leave({ step: 'trees' }))).toMatchObject({
    message: 'This request is not complete.',
  });
  expect(
    await refusal(leave({ submission: submission(), rest: 'x'.repeat(70_000) })),
  ).toMatchObject({ message: 'This request is too long.' });
});

test('a draft that cannot be sent leaves the address confirmed, and the owner the reason', async () => {
  const key = await leave();
  const owner = await signUp(key);
  await market.database.query(
    `update public.request_drafts set answers = jsonb_set(answers, '{submission,timing}', '"someday"') where key = $1`,
    [key],
  );
  await confirm(owner);
  expect(await requestsOf(owner)).toEqual([]);
  expect(
    await market.value<boolean>(
      '(select email_confirmed_at is not null from auth.users where id = $1)',
      [owner],
    ),
  ).toBe(true);
  const mine = await market.database.as({ userId: owner }, (queries) =>
    queries.query('select key, refusal from public.request_drafts'),
  );
  expect(mine).toEqual([{ key, refusal: 'Choose when the work should be done.' }]);
});

test('the right address takes the draft along from a mistyped one', async () => {
  const key = await leave();
  const mistyped = await signUp(key);
  await leave(undefined, key);
  const owner = await signUp(key);
  await confirm(mistyped);
  expect(await requestsOf(mistyped)).toEqual([]);
  await confirm(owner);
  expect(await requestsOf(owner)).toHaveLength(1);
});

describe('a second sign-up with an address that no one has confirmed', () => {
  const sent = (owner: string) =>
    market.database.query(
      'select category::text, description from public.service_requests where owner_id = $1',
      [owner],
    );
  const stump = () => ({
    submission: submission({ category: 'stump_grinding', description: 'The stump by the gate.' }),
  });

  test('sends the newer request, which the confirmation mail names', async () => {
    const first = await leave();
    // The account service keeps the account of the first sign-up as it is.
    const owner = await signUp(first);
    const second = await leave(stump(), randomUUID(), first);
    expect(
      await market.value(`select raw_user_meta_data from auth.users where id = $1`, [owner]),
    ).toMatchObject({ waiting_request: 'stump_grinding' });
    await confirm(owner);
    expect(await sent(owner)).toEqual([
      { category: 'stump_grinding', description: 'The stump by the gate.' },
    ]);
    expect(await status(first)).toBeUndefined();
    expect((await status(second))?.request_id).not.toBeNull();
  });

  test('keeps both devices of a third one on the newest', async () => {
    const first = await leave();
    const owner = await signUp(first);
    const second = await leave(undefined, randomUUID(), first);
    const third = await leave(stump(), randomUUID(), second);
    await leave(undefined, randomUUID(), first);
    await confirm(owner);
    expect(await sent(owner)).toMatchObject([{ category: 'stump_grinding' }]);
    expect((await status(third))?.request_id).not.toBeNull();
  });

  test('replaces nothing of an account that is confirmed, nor without the key', async () => {
    const first = await leave();
    const owner = await signUp(first);
    await leave(stump());
    await leave(stump(), randomUUID(), randomUUID());
    await confirm(owner);
    await leave(stump(), randomUUID(), first);
    expect(await sent(owner)).toMatchObject([{ category: 'tree_removal' }]);
  });
});

test('a draft of a confirmed account is out of reach of another sign-up with its key', async () => {
  const key = await leave();
  const owner = await signUp(key);
  await confirm(owner);
  const thief = await signUp(key);
  await confirm(thief);
  await leave({ submission: submission({ description: 'Something else.' }) }, key);
  expect(await requestsOf(thief)).toEqual([]);
  expect(await requestsOf(owner)).toHaveLength(1);
});

test('what a sign-up names, which others may be shown, neither changes nor takes the request', async () => {
  const key = await leave({ submission: submission({ description: 'The oak by the gate.' }) });
  const owner = await signUp(key);
  const named = String(claims.get(key));
  expect(named).not.toBe(key);
  const other = { submission: submission({ description: 'Something else.' }) };
  await leave(other, named);
  await leave(other, randomUUID(), named);
  const thief = await claim(named);
  await confirm(thief);
  await confirm(owner);
  const said = await market.database.query(
    'select owner_id, description from public.service_requests where owner_id in ($1, $2)',
    [owner, thief],
  );
  expect(said).toEqual([{ owner_id: owner, description: 'The oak by the gate.' }]);
});

test('a Pro who signs up with a draft sends no request', async () => {
  const vendor = await signUp(await leave(), 'vendor');
  await confirm(vendor);
  expect(await requestsOf(vendor)).toEqual([]);
});

test('an expired draft is not sent', async () => {
  const key = await leave();
  const owner = await signUp(key);
  await market.database.query(
    `update public.request_drafts set expires_at = now() - interval '1 second' where key = $1`,
    [key],
  );
  await confirm(owner);
  expect(await requestsOf(owner)).toEqual([]);
  expect(await status(key)).toBeUndefined();
});

test('one address leaves no more drafts an hour than allowed, and stops no one else', async () => {
  const from = (address: string) =>
    asVisitor(
      'select public.leave_request_draft($1, $2::jsonb)',
      [randomUUID(), { submission: submission() }],
      address,
    );
  for (let place = 0; place < 20; place += 1) await from('203.0.113.9');
  await expect(from('203.0.113.9')).rejects.toThrow(/too many/i);
  await from('203.0.113.10');
});

describe('the draft of a signed-in owner', () => {
  const save = (owner: string, key: string, answers: Arguments, version: number | null = null) =>
    market.call<number>(owner, 'save_request_draft', { key, answers, expected_version: version });
  const read = (owner: string) =>
    market.database.as({ userId: owner }, (queries) =>
      queries.query('select answers, version from public.request_drafts'),
    );

  test('is saved by version, so that two devices never overwrite each other', async () => {
    const owner = await market.owner();
    const key = randomUUID();
    const first = await save(owner, key, { step: 'trees' });
    const second = await save(owner, key, { step: 'photos' }, first);
    expect(await refusal(save(owner, key, { step: 'access' }, first))).toMatchObject({
      message: 'This request was changed since you opened it. Nothing was overwritten.',
    });
    expect(await refusal(save(owner, key, { step: 'access' }))).toMatchObject({
      message: 'This request was changed since you opened it. Nothing was overwritten.',
    });
    expect(await read(owner)).toEqual([{ answers: { step: 'photos' }, version: second }]);
  });

  test('belongs only to its owner', async () => {
    const [owner, other] = [await market.owner(), await market.owner()];
    const key = randomUUID();
    await save(owner, key, { step: 'trees' });
    expect(await refusal(save(other, key, { step: 'trees' }, 1))).toMatchObject({ code: '42501' });
    await market.call(other, 'discard_request_draft', { key });
    expect(await read(other)).toEqual([]);
    expect(await read(owner)).toHaveLength(1);
  });

  test('is no longer a draft once it is sent', async () => {
    const owner = await market.owner();
    const key = randomUUID();
    await save(owner, key, { step: 'review' });
    await market.call(owner, 'submit_request', {
      input: submission(),
      idempotency_key: key,
    });
    expect(await refusal(save(owner, key, { step: 'trees' }, 1))).toMatchObject({
      message: 'This request was already sent.',
    });
  });

  test('does not come back when it is saved late', async () => {
    const owner = await market.owner();
    const key = randomUUID();
    await market.submit(owner, {}, key);
    expect(await refusal(save(owner, key, { step: 'review' }))).toMatchObject({
      message: 'This request was already sent.',
    });
    expect(await read(owner)).toEqual([]);
  });

  test('takes over what was written before signing in to an account that exists', async () => {
    const owner = await market.owner();
    const key = await leave();
    await save(owner, key, { step: 'review' });
    const stranger = await signUp(key);
    await confirm(stranger);
    expect(await requestsOf(stranger)).toEqual([]);
    expect(await read(owner)).toHaveLength(1);
  });

  test('is one of a few', async () => {
    const owner = await market.owner();
    for (let place = 0; place < 12; place += 1) await save(owner, randomUUID(), { place });
    const kept = await read(owner);
    expect(kept).toHaveLength(10);
    expect(kept).toContainEqual({ answers: { place: 11 }, version: 1 });
  });
});
