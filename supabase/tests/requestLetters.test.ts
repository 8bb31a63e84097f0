import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Letters between administrators and the owner of a request.

let market: Marketplace;
let admin: string;
let owner: string;
let request: string;
beforeEach(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
  request = (await market.submit(owner)).id;
});
afterEach(() => market.database.close());

const write = (body: string, key = randomUUID()) =>
  market.call<{ id: string }>(admin, 'admin_write_to_owner', {
    request_id: request,
    body,
    idempotency_key: key,
  });
const answer = (body: string, who = owner) =>
  market.call<{ id: string }>(who, 'answer_letter', { request_id: request, body });
const why = async (call: Promise<unknown>) => (await refusal(call)).message;
const mails = (person: string) =>
  market.database.query<{ kind: string; body_text: string }>(
    `select kind, body_text from private.outbox
     where person_id = $1 and kind like 'letter%' and channel = 'email' order by id`,
    [person],
  );
const readBy = (person: string) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query<{ author_side: string; body: string }>(
      'select author_side, body from public.request_letters order by created_at, id',
    ),
  );

test('a letter is mailed once, answered on the page of the request, and kept as a thread', async () => {
  expect(await why(answer('Hello?'))).toContain('once we have written to you');
  const key = randomUUID();
  expect(await write('Could the work wait until May?', key)).toEqual(
    await write('Could the work wait until May?', key),
  );
  const [mail, ...more] = await mails(owner);
  expect(more).toEqual([]);
  expect(mail?.body_text).toContain('“Could the work wait until May?”');
  expect(mail?.body_text).toContain(`/requests/${request}`);
  expect(await answer('Yes, May is fine.')).toEqual(await answer('Yes, May is fine.'));
  const [back, ...others] = await mails(admin);
  expect(others).toEqual([]);
  expect(back?.body_text).toContain('“Yes, May is fine.”');
  expect(back?.body_text).toContain(`/admin-utility/requests/${request}`);
  expect((await readBy(owner)).map(({ author_side: side }) => side)).toEqual(['admin', 'owner']);
  const page = await market.call<{ letters: { author: string | null }[] }>(admin, 'admin_request', {
    request_id: request,
  });
  expect(page.letters).toHaveLength(2);
  const trail = await market.database.query(
    `select action, after from public.admin_audit where action = 'request.write'`,
  );
  expect(trail).toHaveLength(1);
  expect(JSON.stringify(trail)).not.toContain('May');
});

test('nobody else reads or answers them, and the owner does not learn who wrote', async () => {
  await write('Could the work wait until May?');
  const stranger = await market.owner();
  expect(await readBy(stranger)).toEqual([]);
  expect(await why(answer('Mine?', stranger))).toContain('once we have written to you');
  const author = market.database.as({ userId: owner }, (queries) =>
    queries.query('select author_id from public.request_letters'),
  );
  expect((await refusal(author)).code).toBe('42501');
});

test('letters are in the export of their owner, and go when the owner is erased', async () => {
  await write('Could the work wait until May?');
  await answer('Yes, May is fine.');
  const exported = await market.call<{ request_letters: object[] }>(owner, 'export_my_data');
  expect(exported.request_letters).toHaveLength(2);
  expect(JSON.stringify(exported.request_letters)).not.toContain('author_id');
  await market.database.query('select private.erase_person($1)', [owner]);
  expect(await market.value('(select count(*)::int from public.request_letters)')).toBe(0);
  expect(await why(write('Anybody there?'))).toContain('account of this owner was deleted');
});
