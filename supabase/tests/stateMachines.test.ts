import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';

const ACTORS = ['owner', 'vendor', 'admin', 'timer', 'system'];

interface Move {
  machine: string;
  from_state: string;
  event: string;
  to_state: string;
  actors: string[];
}
interface Machine {
  machine: string;
  table_name: string;
  key_column: string;
}

let market: Marketplace;
let moves: Move[];
let machines: Machine[];
const subjects: Record<string, string> = {};

beforeAll(async () => {
  market = await openMarketplace();
  const owner = await market.owner();
  const vendor = await market.vendor({ plan: 'premium' });
  const deal = await market.agree(owner, vendor);
  await market.deliver(vendor, deal.job);
  await market.call(owner, 'accept_delivery', { job_id: deal.job });
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: deal.job,
    rating: 5,
    body: 'Good.',
  });
  const subscription = await market.value<string>('select id from public.vendor_subscriptions');
  const dispute = await market.call<{ id: string }>(owner, 'open_dispute', {
    job_id: deal.job,
    reason: 'poor_quality',
    description: 'The cut is rough.',
    wanted: 'no_change',
    wanted_price_cents: null,
    photos: [],
    idempotency_key: randomUUID(),
  });
  const [claim] = await market.database.query<{ id: string }>(
    `insert into public.lead_credit_claims (lead_id, request_id, vendor_id, reason, tokens)
     values ($1, $2, $3, 'other', 5) returning id`,
    [deal.lead, deal.request, vendor],
  );
  await market.call(owner, 'save_property_tree', {
    property_id: await market.value(
      'select property_id from public.service_requests order by number limit 1',
    ),
    facts: { label: 'Oak', height_m: 9 },
  });
  await market.call(owner, 'request_account_deletion', {
    confirm_email: await market.value('select email from public.profiles where id = $1', [owner]),
  });
  const adjustment = await market.call<{ adjustment_id: string }>(
    await market.admin(),
    'grant_tokens',
    { vendor_id: vendor, tokens: 9999, reason: 'A campaign', idempotency_key: randomUUID() },
  );
  const [refund] = await market.database.query<{ id: string }>(
    `with payment as (
       insert into public.payments (vendor_id, subscription_id, state, what, amount_cents, provider_charge, charged_at)
       values ($1, $2, 'paid', 'Premium plan', 9900, 'ch_1', now()) returning id)
     insert into public.payment_refunds (payment_id, amount_cents, reason, provider_refund, completed_at, failure, failed_at)
     select id, 9900, 'Charged twice', 're_1', now(), 'expired card', now() from payment returning id`,
    [vendor, subscription],
  );
  Object.assign(subjects, {
    vendor,
    request: deal.request,
    lead: deal.lead,
    quote: deal.quote,
    job: deal.job,
    review,
    subscription,
    account_deletion: await market.value<string>('select id from public.account_deletions'),
    job_dispute: dispute.id,
    token_adjustment: adjustment.adjustment_id,
    care_reminder: await market.value<string>(
      'select id from public.care_reminders order by id limit 1',
    ),
    lead_credit_claim: claim?.id ?? '',
    payment_refund: refund?.id ?? '',
  });
  moves = await market.database.query<Move & { [column: string]: unknown }>(
    'select * from private.state_transitions',
  );
  machines = await market.database.query<Machine & { [column: string]: unknown }>(
    'select * from private.machines',
  );
  await market.database.script(TRY_MOVE);
});
afterAll(() => market.database.close());

// Tries one event on a row put into a state, and takes everything back. Answers the new state and
// the number of events written, or the error's code and sentence.
const TRY_MOVE = `
create function private.try_move(machine text, table_name text, key text, subject uuid, from_state text, event text, actor text)
returns text language plpgsql as $$
declare
  moved text;
  stored text;
  events int;
begin
  execute format('update public.%I set state = $2::public.%I where %I = $1', table_name, machine || '_state', key)
    using subject, from_state;
  select count(*) into events from public.state_events;
  moved := private.transition(machine, subject, event, actor, 'a note');
  execute format('select state::text from public.%I where %I = $1', table_name, key) into stored using subject;
  raise exception using errcode = 'TT000',
    message = moved || ' ' || stored || ' ' || ((select count(*) from public.state_events) - events);
exception
  when sqlstate 'TT000' then return sqlerrm;
  when others then return sqlstate || ' ' || sqlerrm;
end $$`;

const NAMES = [
  'vendor',
  'request',
  'lead',
  'quote',
  'job',
  'review',
  'lead_credit_claim',
  'job_dispute',
  'subscription',
  'account_deletion',
  'token_adjustment',
  'care_reminder',
  'payment_refund',
];

test('every machine is tried', () => {
  expect(machines.map((machine) => machine.machine).sort()).toEqual([...NAMES].sort());
});

test.each(NAMES)(
  '%s: each event in each state by each actor does exactly what the table says',
  async (name) => {
    const place = machines.find((machine) => machine.machine === name);
    const mine = moves.filter((move) => move.machine === name);
    const [types] = await market.database.query<{ states: string[] }>(
      `select enum_range(null::public.${name}_state)::text[] as states`,
    );
    const events = [...new Set(mine.map((move) => move.event)), 'no_such_event'];
    const tried = await market.database.query<{
      state: string;
      event: string;
      actor: string;
      outcome: string;
    }>(
      `select s as state, e as event, a as actor, private.try_move($1, $2, $3, $4, s, e, a) as outcome
     from unnest($5::text[]) s, unnest($6::text[]) e, unnest($7::text[]) a`,
      [name, place?.table_name, place?.key_column, subjects[name], types?.states, events, ACTORS],
    );
    expect(tried).toHaveLength((types?.states.length ?? 0) * events.length * ACTORS.length);
    const wrong = tried.filter(({ state, event, actor, outcome }) => {
      const move = mine.find(
        (candidate) => candidate.from_state === state && candidate.event === event,
      );
      if (!move) return !/^P0001 This .+ is .+, so that is no longer possible\.$/.test(outcome);
      if (!move.actors.includes(actor))
        return !/^42501 You cannot do this to this .+\.$/.test(outcome);
      return outcome !== `${move.to_state} ${move.to_state} 1`;
    });
    expect(wrong).toEqual([]);
  },
);

test('every state in the table is a state of its type, and every state can be left or is an end', async () => {
  const ends: Record<string, string[]> = {
    vendor: ['terminated'],
    request: ['closed', 'canceled', 'expired', 'rejected_spam'],
    lead: ['credited'],
    quote: ['declined', 'expired', 'withdrawn', 'superseded'],
    job: ['completed', 'canceled', 'no_show'],
    review: ['removed'],
    lead_credit_claim: ['granted', 'closed', 'withdrawn'],
    job_dispute: ['closed', 'withdrawn'],
    subscription: ['canceled'],
    account_deletion: ['canceled', 'erased'],
    token_adjustment: ['approved', 'refused', 'withdrawn'],
    payment_refund: ['refused', 'withdrawn', 'settled'],
    care_reminder: ['sent'],
  };
  for (const name of NAMES) {
    const states = await market.value<string[]>(`enum_range(null::public.${name}_state)::text[]`);
    const mine = moves.filter((move) => move.machine === name);
    expect(states).toEqual(
      expect.arrayContaining(mine.flatMap((move) => [move.from_state, move.to_state])),
    );
    const left = new Set(mine.map((move) => move.from_state));
    expect(states.filter((state) => !left.has(state)).sort()).toEqual(
      [...(ends[name] ?? [])].sort(),
    );
  }
});

test('a row that does not exist is refused', async () => {
  const [row] = await market.database.query(
    `select private.try_move('lead', 'leads', 'id', gen_random_uuid(), 'offered', 'view', 'vendor') as outcome`,
  );
  expect(row).toEqual({ outcome: 'P0001 This lead does not exist.' });
});

test('no one can write events or states directly', async () => {
  const owner = await market.owner();
  for (const sql of [
    `insert into public.state_events (machine, subject_id, event, from_state, to_state, actor)
     values ('lead', gen_random_uuid(), 'view', 'offered', 'viewed', 'vendor')`,
    'delete from public.state_events',
    `update public.service_requests set state = 'closed'`,
    `select private.transition('request', gen_random_uuid(), 'cancel', 'owner')`,
  ]) {
    const attempt = market.database.as({ userId: owner }, (queries) => queries.query(sql));
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  }
});
