import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from '../../../supabase/tests/support/marketplace';
import { allEffectKinds, compareEffects, storedEffects, type Effects } from './effects';

let market: Marketplace;
let owner: string;
let vendor: string;
let before: Effects;
let acknowledged: Effects;
beforeAll(async () => {
  market = await openMarketplace();
  [owner, vendor] = [await market.owner(), await market.vendor({ tokens: 60 })];
  before = await stored();
  const { id } = await market.submit(owner);
  const { lead, conversation } = await market.accept(id, vendor);
  await write(conversation, 'When can you come by?');
  await write(conversation, 'Is Tuesday fine?');
  const quote = await market.quote(vendor, lead, 90_000);
  await market.award(owner, quote);
  const address = await market.value<string>(
    `select p.address from public.properties p join public.service_requests r on r.property_id = p.id
     where r.id = '${id}'`,
  );
  acknowledged = {
    request: [address],
    'taken lead': [lead],
    quote: [lead],
    acceptance: [quote],
    message: ['When can you come by?', 'Is Tuesday fine?'],
  };
});
afterAll(() => market.database.close());

const stored = (queries = market.database) =>
  storedEffects(queries, [{ id: owner }, { id: vendor }]);
const write = (conversation_id: string, body: string) =>
  market.call(owner, 'send_message', { conversation_id, body, idempotency_key: randomUUID() });
const odd = (after: Effects) =>
  compareEffects(before, acknowledged, after).filter(
    ({ lost, doubled }) => lost.length + doubled.length > 0,
  );

test('what was done once each is found under its mark', async () => {
  expect(odd(await stored())).toEqual([]);
});

test('one message lost and another doubled are both found, though their number is right', async () => {
  const [message] = await market.database.query<{ id: string }>(
    `update public.messages set body = 'Is Tuesday fine?' where body = 'When can you come by?' returning id`,
  );
  expect(message).toBeDefined();
  expect(odd(await stored())).toEqual([
    {
      kind: 'message',
      acknowledged: 2,
      lost: ['When can you come by?'],
      doubled: ['Is Tuesday fine?'],
    },
  ]);
});

test.each(allEffectKinds)(
  '%s: one that is lost, doubled or never acknowledged is found',
  (kind) => {
    const [mark = ''] = acknowledged[kind];
    const changed = (marks: readonly string[]) =>
      odd({ ...before, ...acknowledged, [kind]: [...before[kind], ...marks] });
    const rest = acknowledged[kind].slice(1);
    expect(changed([mark, ...rest])).toEqual([]);
    expect(changed(rest)).toMatchObject([{ kind, lost: [mark], doubled: [] }]);
    expect(changed([mark, mark, ...rest])).toMatchObject([{ kind, lost: [], doubled: [mark] }]);
    expect(changed(['another', ...rest])).toMatchObject([
      { kind, lost: [mark], doubled: ['another'] },
    ]);
  },
);
