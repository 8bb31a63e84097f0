import { randomUUID } from 'node:crypto';
import { requestInput } from '../support/inputs';
import {
  as,
  attacked,
  call,
  getsNothing,
  market,
  openHostileMarket,
  owner,
  otherOwner,
  vendor,
  refused,
  visitor,
} from './hostileMarket';

openHostileMarket('drafts');

const save = (who: string, key: string, answers: unknown = { submission: null }) =>
  call<number>(who, 'save_request_draft', { key, answers });
const saveForms = (who: string, drafts: unknown) =>
  as({ userId: who }, 'select * from public.save_form_drafts($1::jsonb)', [drafts]);
const leave = (key: string, answers: unknown, earlier: string | null = null) =>
  as(visitor(), 'select public.leave_request_draft($1, $2::jsonb, $3)', [key, answers, earlier]);
const submission = () => ({
  submission: {
    ...requestInput(),
    property: { address: `${randomUUID()} Draft Lane`, zip: '78704', label: 'Home' },
  },
});

test('a draft of another is not read, written, discarded or replaced, even with its key', async () => {
  const key = randomUUID();
  await save(owner, key, { words: 'mine' });
  await getsNothing(
    as({ userId: otherOwner }, 'select key from public.request_drafts where key = $1', [key]),
  );
  await refused(
    as(visitor(), 'select key from public.request_drafts'),
    'permission denied for table request_drafts',
  );
  await refused(save(otherOwner, key), 'This request is not yours.');
  await refused(save(vendor, randomUUID()), 'Only property owners can have properties.');
  await call(otherOwner, 'discard_request_draft', { key });
  await leave(key, submission());
  await leave(randomUUID(), submission(), key);
  attacked(3);
  expect(
    await market.value('select answers from public.request_drafts where key = $1', [key]),
  ).toEqual({ words: 'mine' });
  // Nobody learns of it by its key: it does not wait for an address to be confirmed.
  await getsNothing(as(visitor(), 'select * from public.request_draft_status($1)', [key]));
  await getsNothing(as(visitor(), 'select * from public.request_draft_status($1)', [randomUUID()]));
});

test('drafts have an end in size and number', async () => {
  const long = { words: 'x'.repeat(70_000) };
  await refused(save(owner, randomUUID(), long), 'This request is too long.');
  await refused(save(owner, randomUUID(), ['x']), 'There is nothing to save.');
  await refused(leave(randomUUID(), { ...submission(), more: long }), 'This request is too long.');
  await refused(
    saveForms(owner, [{ key: 'form', draft_id: '', content: long }]),
    'This draft is too long to be saved.',
  );
  await refused(
    saveForms(owner, [{ key: "x'; drop table", draft_id: '', content: {} }]),
    'A draft is saved under the name of its form.',
  );
  await refused(
    saveForms(
      owner,
      Array.from({ length: 21 }, (_, n) => ({ key: `f${n}`, draft_id: '', content: {} })),
    ),
    'Up to 20 drafts can be saved at once.',
  );
  await refused(
    as(visitor(), `select * from public.save_form_drafts('[]')`),
    'permission denied for function save_form_drafts',
  );
  for (let number = 0; number < 15; number += 1) await save(owner, randomUUID());
  attacked();
  expect(
    await market.value<number>(
      'select count(*)::int from public.request_drafts where owner_id = $1',
      [owner],
    ),
  ).toBeLessThanOrEqual(11);
  const flood = async () => {
    for (let number = 0; number < 30; number += 1) await leave(randomUUID(), submission());
  };
  await refused(flood(), /^Too many/);
});

test('form drafts of another are neither read nor written', async () => {
  await saveForms(owner, [{ key: 'quote/1', draft_id: 'one', content: { words: 'mine' } }]);
  await getsNothing(
    as({ userId: otherOwner }, 'select key from public.form_drafts where person_id = $1', [owner]),
  );
  await refused(
    as(
      { userId: otherOwner },
      `insert into public.form_drafts (person_id, key, draft_id, content) values ($1, 'a', '', '{}')`,
      [owner],
    ),
    'permission denied for table form_drafts',
  );
  await refused(
    as({ userId: otherOwner }, `update public.form_drafts set content = '{}'`),
    'permission denied for table form_drafts',
  );
  await saveForms(otherOwner, [
    { key: 'quote/1', draft_id: 'one', content: { words: 'other' }, known: '2100-01-01' },
  ]);
  attacked();
  expect(
    await market.value(
      `select content from public.form_drafts where person_id = $1 and key = 'quote/1'`,
      [owner],
    ),
  ).toEqual({ words: 'mine' });
});

test('a deleted account keeps no drafts and cannot save any', async () => {
  const leaving = await market.owner();
  await save(leaving, randomUUID());
  await saveForms(leaving, [{ key: 'details', draft_id: '', content: { address: 'here' } }]);
  await market.value('private.erase_person($1)', [leaving]);
  await refused(save(leaving, randomUUID()), 'This account was deleted.');
  await refused(
    saveForms(leaving, [{ key: 'details', draft_id: '', content: {} }]),
    'This account was deleted.',
  );
  expect(
    await market.value(
      `(select count(*) from public.request_drafts where owner_id = $1)::int
       + (select count(*) from public.form_drafts where person_id = $1)::int`,
      [leaving],
    ),
  ).toBe(0);
});
