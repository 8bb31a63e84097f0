import { randomUUID } from 'node:crypto';
import {
  openMarketplace,
  type Marketplace,
} from '../../../../../supabase/tests/support/marketplace';
import { quoteDocument, type QuoteDocumentFacts } from './quoteDocument';

let market: Marketplace;
let owner: string;
let pro: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  pro = await market.pro({ tokens: 1000 });
});
afterAll(() => market.database.close());

/** What a person can read of a quote, as the pages that offer its PDF read it. */
async function read(person: string, quote: string): Promise<QuoteDocumentFacts> {
  const letterhead = await market.call(person, 'quote_letterhead', { quote_id: quote });
  const [row] = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ facts: Omit<QuoteDocumentFacts, 'letterhead'> }>(
      `select jsonb_build_object(
         'request', to_jsonb(r) || jsonb_build_object('request_trees',
           (select jsonb_agg(to_jsonb(t)) from public.request_trees t where t.request_id = r.id)),
         'quote', to_jsonb(q) || jsonb_build_object('quote_line_items',
           (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.quote_line_items l where l.quote_id = q.id)),
         'job', (select to_jsonb(j) from public.jobs j where j.request_id = r.id)) as facts
       from public.quotes q join public.service_requests r on r.id = q.request_id where q.id = $1`,
      [quote],
    ),
  );
  if (!row) throw new Error('The person cannot read the quote.');
  return { ...row.facts, letterhead: letterhead as QuoteDocumentFacts['letterhead'] };
}

interface Printed {
  status: string;
  price: string;
  /** What was quoted, where the price in force differs. */
  changed: string | null;
}

/** What the PDF says for both sides; fails when one reads another PDF than the other. */
async function printed(quote: string): Promise<Printed> {
  const [owners, vendors] = [await read(owner, quote), await read(pro, quote)].map(quoteDocument);
  expect(owners).toEqual(vendors);
  const status = owners?.facts.find(([term]) => term === 'Status')?.[1] ?? '';
  return { status, price: owners?.total ?? '', changed: owners?.changed ?? null };
}

test('both sides print the same quote with the price in force, at every turn', async () => {
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, pro);
  const first = await market.quote(pro, lead, 90_000);
  expect(await printed(first)).toEqual({ status: 'Sent', price: '$900', changed: null });

  const second = await market.quote(pro, lead, 95_000);
  expect(await printed(first)).toMatchObject({ status: 'Replaced', price: '$900' });
  expect(await printed(second)).toMatchObject({ status: 'Sent', price: '$950' });

  const job = await market.award(owner, second);
  expect(await printed(second)).toMatchObject({ status: 'Accepted', price: '$950', changed: null });
  expect(await printed(first)).toMatchObject({ status: 'Replaced', price: '$900' });

  await market.call(pro, 'start_job', { job_id: job });
  const change = await market.call<{ id: string }>(pro, 'propose_change_order', {
    job_id: job,
    line_items: [{ description: 'A second stump', quantity: 1, unit_price_cents: 12_000 }],
    reason: 'Hidden by the hedge',
    idempotency_key: randomUUID(),
  });
  expect(await printed(second)).toMatchObject({ price: '$950', changed: null });
  await market.call(owner, 'approve_change_order', { change_order_id: change.id });
  expect(await printed(second)).toMatchObject({
    status: 'Accepted',
    price: '$1,070',
    changed: expect.stringContaining('$950'),
  });
});

test('a line that one side alone may read would be found', async () => {
  const { quote } = await market.agree(owner, pro);
  await market.database.query(
    `create policy "All but the owner" on public.quote_line_items as restrictive
       for select to authenticated using ((select auth.uid()) <> '${owner}')`,
  );
  await expect(printed(quote)).rejects.toThrow(/toEqual[^]*Take down the tree/);
});
