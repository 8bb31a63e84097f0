import { randomUUID } from 'node:crypto';
import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace(16);
});
afterAll(() => market.database.close());

const REFUSALS = ['P0001', '42501'];

interface Attempt {
  person: string;
  name: string;
  given: Arguments;
}

async function attemptAll(attempts: Attempt[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    attempts.map(({ person, name, given }) => market.call(person, name, given)),
  );
  return outcomes.flatMap((outcome, place) =>
    outcome.status === 'rejected' && !REFUSALS.includes(String(Reflect.get(outcome.reason, 'code')))
      ? [
          `${attempts[place]?.name}: ${String(outcome.reason)} ${String(Reflect.get(outcome.reason, 'detail'))} ${String(Reflect.get(outcome.reason, 'where'))}`,
        ]
      : [],
  );
}

async function expectEverythingToAddUp(): Promise<void> {
  const wrong = await market.database.query(
    `select 'account ' || a.vendor_id as what from public.token_accounts a left join public.token_ledger l using (vendor_id)
     group by a.vendor_id
     having a.posted <> coalesce(sum(l.posted_delta), 0) or a.held <> coalesce(sum(l.held_delta), 0) or a.available < 0
     union all
     select 'hold on a ' || l.state || ' lead' from public.leads l
     where private.open_hold(l.id) <> 0 and l.state not in ('accepted', 'quoted')
     union all
     select 'lead ' || l.state || ' of a ' || r.state || ' request'
     from public.leads l join public.service_requests r on r.id = l.request_id
     where r.state in ('canceled', 'expired', 'rejected_spam')
       and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
     union all
     select 'two winners of ' || l.request_id from public.leads l where l.state = 'won' group by l.request_id having count(*) > 1
     union all
     select 'job ' || j.state || ' of a ' || r.state || ' request'
     from public.jobs j join public.service_requests r on r.id = j.request_id
     where j.state = 'scheduled' and r.state not in ('awarded', 'scheduled')`,
  );
  expect(wrong).toEqual([]);
}

const key = () => ({ idempotency_key: randomUUID() });

test('canceling, accepting, answering, withdrawing and the clock at once never leave anything half done', async () => {
  const vendors = await market.vendors(5, { tokens: 500, crewSize: 50 });
  const admin = await market.admin();
  for (let round = 0; round < 3; round += 1) {
    const attempts: Attempt[] = [];
    for (let place = 0; place < 5; place += 1) {
      const owner = await market.owner();
      const { id } = await market.submit(owner);
      const [first = '', second = '', third = ''] = vendors.map(
        (_, at) => vendors[(at + place) % 5] ?? '',
      );
      const early = await market.accept(id, first);
      const other = await market.accept(id, second);
      const quote = await market.quote(first, early.lead, 80_000);
      const otherQuote = await market.quote(second, other.lead, 90_000);
      const third_lead = await market.lead(id, third);
      attempts.push(
        { person: third, name: 'accept_lead', given: { lead_id: third_lead, ...key() } },
        { person: owner, name: 'accept_quote', given: { quote_id: quote, ...key() } },
        { person: owner, name: 'accept_quote', given: { quote_id: otherQuote, ...key() } },
        { person: owner, name: 'share_contact', given: { lead_id: other.lead } },
        { person: first, name: 'withdraw_lead', given: { lead_id: early.lead, reason: 'Ill' } },
        { person: second, name: 'withdraw_quote', given: { quote_id: otherQuote, reason: 'Ill' } },
        { person: second, name: 'withdraw_lead', given: { lead_id: other.lead, reason: 'Ill' } },
        { person: third, name: 'decline_lead', given: { lead_id: third_lead, reason: 'Far' } },
        { person: owner, name: 'cancel_request', given: { request_id: id, reason: 'Sold' } },
        place % 2 === 0
          ? {
              person: admin,
              name: 'reject_request_as_spam',
              given: { request_id: id, reason: 'Ad' },
            }
          : { person: owner, name: 'decline_quote', given: { quote_id: quote, reason: 'Dear' } },
      );
    }
    expect(attempts).toHaveLength(50);
    const shuffled = attempts
      .map((attempt, at) => ({ attempt, order: (at * 7919 + round * 31) % 50 }))
      .sort((one, other) => one.order - other.order)
      .map(({ attempt }) => attempt);
    // The clock runs in the middle of it: offers, holds and quotes fall due.
    const ticks = [3, 50, 400].map((hours) =>
      market.clock(new Date(Date.now() + hours * 3_600_000)),
    );
    expect(await attemptAll(shuffled)).toEqual([]);
    await Promise.all(ticks);
    await expectEverythingToAddUp();
    expect(
      await market.database.query('select failure from private.timers where failure is not null'),
    ).toEqual([]);
  }
});
