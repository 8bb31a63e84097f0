import { randomUUID } from 'node:crypto';
import type { MarketplaceRules } from '@tree-service/market/api/marketplaceRules';
import { createElement, type FunctionComponent } from 'react';
import {
  openMarketplace,
  refusal,
  type Arguments,
  type Marketplace,
} from '../../supabase/tests/support/marketplace';
import { nextSteps } from '../../mf-public/src/pages/Confirmation/ConfirmationPage';

// Pages look at their address as they load.
Reflect.set(globalThis, 'window', { location: new URL('http://localhost/') });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Rules = Omit<MarketplaceRules, 'version' | 'created_at'>;

/** What is read while a rule is in force; each reading has a marketplace of its own. */
type Reading = (market: Marketplace) => Promise<unknown>;

/** A rule and another value for it: a sentence that names the value, or the reason why none does and what it changes. */
type Row = { to: number | string } & (
  | { sentence: Reading; says: RegExp }
  | { inNoSentence: string; acts: Reading; before: unknown; after: unknown }
);

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

async function rulesOf(market: Marketplace): Promise<MarketplaceRules> {
  return market.value<MarketplaceRules>(
    `select to_jsonb(m) || to_jsonb(r) from public.matching_policy m, public.resolution_policy r
     order by m.version desc, r.version desc limit 1`,
  );
}

/** The text of a page while the rules of the database are in force. */
const page =
  <Props extends object>(
    load: () => Promise<FunctionComponent<Props>>,
    propsFor: (rules: MarketplaceRules) => Props,
  ): Reading =>
  async (market) => {
    const rules = await rulesOf(market);
    const { readPage } = await import('./readPage');
    return readPage(createElement(await load(), propsFor(rules)), rules);
  };
const nothing = () => undefined;

const terms = page(
  async () => (await import('../../mf-public/src/pages/Terms/TermsPage')).default,
  () => ({}),
);
const helpCenter = page(
  async () => (await import('../../mf-public/src/pages/HelpCenter/HelpCenterPage')).default,
  () => ({}),
);
const howItWorks = page(
  async () => (await import('../../mf-public/src/pages/HowItWorks/HowItWorksPage')).default,
  () => ({}),
);
const whatFollows = page(
  async () => (await import('../../mf-public/src/pages/HowItWorks/StepList')).StepList,
  () => ({ steps: nextSteps }),
);
const boostExplained = page(
  async () =>
    (await import('../../mf-vendor/src/pages/VendorPriority/BoostSimulation')).BoostExplained,
  () => ({}),
);
const claimForm = page(
  async () => (await import('../../mf-vendor/src/pages/VendorRequest/claim/ClaimForm')).ClaimForm,
  () => ({ leadId: 'lead', onCancel: nothing }),
);
const policyFacts = page(
  async () => (await import('../../mf-admin/src/matchVisualization/PolicyFacts')).PolicyFacts,
  (policy) => ({ policy }),
);
const disputeCheck = page(
  async () => (await import('../../shared/market/src/features/disputes/steps')).CheckStep,
  () => ({
    answers: { reason: 'damage', description: 'x', photos: [], outcome: 'rework', price: null },
    otherName: 'Oak & Co',
    isSending: false,
    error: null,
    onSend: nothing,
    onBack: nothing,
  }),
);

const mailTo = async (market: Marketplace, person: string, kind: string) =>
  market.value<string | null>(
    `select subject || ' ' || body_text from private.outbox
     where person_id = $1 and kind = $2 and channel = 'email' order by created_at desc, id limit 1`,
    [person, kind],
  );

/** A job both sides have agreed on. */
async function agreed(market: Marketplace) {
  const owner = await market.owner();
  const vendor = await market.vendor();
  return { owner, vendor, ...(await market.agree(owner, vendor)) };
}

/** A lead whose owner replied, so that its tokens are spent. */
async function paid(market: Marketplace, owner: string, vendor: string, request: string) {
  const { lead, conversation } = await market.accept(request, vendor);
  await market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'When can you come?',
    idempotency_key: randomUUID(),
  });
  return { lead };
}

/** A lead whose owner replied some days ago. */
async function answeredLead(market: Marketplace, daysAgo: number) {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const request = (await market.submit(owner)).id;
  const { lead } = await paid(market, owner, vendor, request);
  await market.database.query(
    'update public.leads set engaged_at = now() - make_interval(days => $2) where id = $1',
    [lead, daysAgo],
  );
  return { owner, vendor, request, lead };
}

const claim = (vendor: string, lead: string, reason: string): [string, string, Arguments] => [
  vendor,
  'file_credit_claim',
  { lead_id: lead, reason, description: 'See the messages.', idempotency_key: randomUUID() },
];

const onlyDoubts = {
  inNoSentence:
    'It decides which reviews an administrator looks at first, which a cheat need not read.',
  before: false,
  after: true,
} as const;

/** Whether a job done so long after it was agreed, at a price, raises doubts. */
const doubtAbout =
  (done: string, cents: number, ask: Arguments): Reading =>
  async (market) => {
    const owner = await market.owner();
    const vendor = await market.vendor();
    const { id } = await market.submit(
      owner,
      'others' in ask ? { ask: { vendor_id: vendor, ...ask } } : {},
    );
    const { lead } = await market.accept(id, vendor);
    const job = await market.award(owner, await market.quote(vendor, lead, cents));
    await market.deliver(vendor, job);
    await market.database.query(
      'update public.jobs set created_at = now() - $2::interval where id = $1',
      [job, done],
    );
    await market.call(owner, 'accept_delivery', { job_id: job });
    return market.value('exists (select from private.doubtful_jobs where job_id = $1)', [job]);
  };

/** The answer to a no-show whose start was set some hours ahead of it. */
async function noShow(market: Marketplace, hoursAhead: number, minutesAgo: number) {
  const { owner, job } = await agreed(market);
  await market.call(owner, 'schedule_job', {
    job_id: job,
    start_at: later(HOUR).toISOString(),
    despite_conflict: true,
  });
  await market.database.query(
    `update public.jobs set scheduled_for = now() - make_interval(mins => $2) where id = $1`,
    [job, minutesAgo],
  );
  await market.database.query(
    `update public.jobs set start_set_at = scheduled_for - make_interval(hours => $2) where id = $1`,
    [job, hoursAhead],
  );
  return (await refusal(market.call(owner, 'report_no_show', { job_id: job, note: 'Nobody came' })))
    .message;
}

/** Why the latest match left out the one Pro there is; "matched" when it did not. */
const leftOut = (market: Marketplace, request: string) =>
  market.value<string>(
    `select coalesce(c.left_out[1]::text, 'matched') from public.match_candidates c
     where c.run_id = private.latest_run($1)`,
    [request],
  );

/** Whether a Pro without a crane is left out for one tree to remove. */
const withoutCrane =
  (tree: Arguments): Reading =>
  async (market) => {
    await market.vendor({ equipment: ['bucket_truck'] });
    const elm = { species: 'Elm', diameter_cm: 40, condition: 'dead', ...tree };
    return leftOut(market, (await market.submit(await market.owner(), { trees: [elm] })).id);
  };

/** What a lead costs in tokens. */
const leadPrice =
  (tree: Arguments = {}): Reading =>
  async (market) => {
    const elm = { species: 'Elm', height_m: 12, diameter_cm: 40, condition: 'dead', ...tree };
    const { id } = await market.submit(await market.owner(), { trees: [elm] });
    return market.value('select token_price from public.service_requests where id = $1', [id]);
  };
const SMALL_TREE = { height_m: 4, diameter_cm: 10 };
const THREE_TALL_TREES = { height_m: 30, diameter_cm: 110, count: 3 };

/** How a match rates a Pro with one review of five stars, from 0 to 1. */
const ratingInMatch: Reading = async (market) => {
  const vendor = await market.vendor();
  await market.database.query(
    'update public.vendor_profiles set rating_sum = 5, rating_count = 1 where vendor_id = $1',
    [vendor],
  );
  const { id } = await market.submit(await market.owner());
  return market.value(
    `select round(c.rating[1]::numeric, 3)::float8 from public.match_candidates c
     where c.run_id = private.latest_run($1)`,
    [id],
  );
};

/** Where the search for a Pro stands when the first one becomes available some days after a request was sent. */
const foundAfter =
  (days: number, timing: string): Reading =>
  async (market) => {
    const { id } = await market.submit(await market.owner(), { timing });
    await market.database.query(
      'update public.service_requests set submitted_at = now() - make_interval(days => $2) where id = $1',
      [id, days],
    );
    await market.vendor();
    await market.value(`private.rematch($1, 'nightly')`, [id]);
    return market.value(
      '(select private.search_of(r) from public.service_requests r where r.id = $1)',
      [id],
    );
  };
const onlyWhenAsked = 'The owner reads that the request has been waiting, not since when.';

const onlyInOrder = 'It moves the order of matches and no sentence names it.';
const onlyAnAmount = 'It sets the price of a lead, which is shown as an amount of tokens.';

const rows: Record<keyof Rules, Row> = {
  weight_distance: { to: 0.28 * 3, sentence: policyFacts, says: /Distance weight 0\.54/ },
  weight_rating: { to: 0.27 * 3, sentence: policyFacts, says: /Rating weight 0\.53/ },
  weight_acceptance: { to: 0.2, sentence: policyFacts, says: /Acceptance weight 0\.18/ },
  weight_response: { to: 0.2, sentence: policyFacts, says: /Response weight 0\.18/ },
  weight_availability: { to: 0.2, sentence: policyFacts, says: /Availability weight 0\.18/ },
  weight_credentials: { to: 0.2, sentence: policyFacts, says: /Credentials weight 0\.18/ },
  weight_experience: { to: 0.2, sentence: policyFacts, says: /Experience weight 0\.18/ },
  boost_at_most: { to: 1.2, sentence: policyFacts, says: /Highest boost 1\.20/ },
  rating_prior_mean: {
    to: 3,
    inNoSentence: onlyInOrder,
    acts: ratingInMatch,
    before: 0.833,
    after: 0.583,
  },
  rating_prior_count: {
    to: 1,
    inNoSentence: onlyInOrder,
    acts: ratingInMatch,
    before: 0.833,
    after: 0.9,
  },
  floor_rating: { to: 4.3, sentence: boostExplained, says: /at least 4\.3 stars/ },
  floor_reviews: { to: 6, sentence: boostExplained, says: /once they have 6 reviews/ },
  floor_dispute_days: { to: 45, sentence: boostExplained, says: /not for 45 days after a lost/ },
  unboosted_places: {
    to: 2,
    sentence: boostExplained,
    says: /2 places are reserved for the best Pro without a plan/,
  },
  newcomer_places: {
    to: 2,
    sentence: boostExplained,
    says: /2 places are reserved for a newcomer/,
  },
  newcomer_days: { to: 60, sentence: boostExplained, says: /approved in the last 60 days/ },
  newcomer_jobs: { to: 7, sentence: boostExplained, says: /completed fewer than 7 jobs/ },
  offers_at_once: { to: 8, sentence: howItWorks, says: /up to eight Pros at a time/ },
  accepts_at_most: { to: 4, sentence: howItWorks, says: /at most four Pros can take it/ },
  open_jobs_per_crew_member: {
    to: 1,
    inNoSentence: 'It decides whether a Pro is fully booked, which the match names by that reason.',
    acts: async (market) => {
      const owner = await market.owner();
      const vendor = await market.vendor({ crewSize: 1 });
      await market.agree(owner, vendor);
      return leftOut(market, (await market.submit(owner)).id);
    },
    before: 'matched',
    after: 'fully_booked',
  },
  crane_height_m: {
    to: 20,
    inNoSentence: 'It decides whether work needs a crane, which the match names by that reason.',
    acts: withoutCrane({ height_m: 25 }),
    before: 'matched',
    after: 'crane_missing',
  },
  crane_height_poor_access_m: {
    to: 12,
    inNoSentence: 'It decides whether work needs a crane, which the match names by that reason.',
    acts: withoutCrane({ height_m: 15, poor_access: true }),
    before: 'matched',
    after: 'crane_missing',
  },
  emergency_offer_minutes: { to: 25, sentence: helpCenter, says: /have 25 minutes to respond/ },
  offer_business_hours: { to: 8, sentence: whatFollows, says: /Each has eight business hours/ },
  business_day_start: { to: '13:00', sentence: disputeCheck, says: /six business days to respond/ },
  business_day_end: { to: '14:00', sentence: disputeCheck, says: /five business days to respond/ },
  release_after_hours: { to: 72, sentence: terms, says: /refunded after 72 hours/ },
  request_lifetime_days: { to: 21, sentence: helpCenter, says: /no one responds within 21 days/ },
  request_reminder_days: {
    to: 4,
    sentence: async (market) => {
      const owner = await market.owner();
      await market.submit(owner);
      await market.clock(later(13 * DAY));
      return mailTo(market, owner, 'request_expiring');
    },
    says: /expires in four days\./,
  },
  still_needed_hours: {
    to: 72,
    inNoSentence: onlyWhenAsked,
    acts: foundAfter(2, 'emergency'),
    before: 'still_needed',
    after: 'asked',
  },
  still_needed_days: {
    to: 12,
    inNoSentence: onlyWhenAsked,
    acts: foundAfter(10, 'this_month'),
    before: 'still_needed',
    after: 'asked',
  },
  cents_per_token: {
    to: 5_000,
    inNoSentence: onlyAnAmount,
    acts: leadPrice(),
    before: 11,
    after: 21,
  },
  token_price_min: {
    to: 5,
    inNoSentence: onlyAnAmount,
    acts: leadPrice(SMALL_TREE),
    before: 3,
    after: 5,
  },
  token_price_max: {
    to: 20,
    inNoSentence: onlyAnAmount,
    acts: leadPrice(THREE_TALL_TREES),
    before: 25,
    after: 20,
  },
  quote_reminder_days: {
    to: 6,
    sentence: async (market) => {
      const vendor = await market.vendor();
      const { id } = await market.submit(await market.owner());
      await market.quote(vendor, (await market.accept(id, vendor)).lead, 90_000);
      await market.clock(later(6 * DAY + HOUR));
      return mailTo(market, vendor, 'quote_unanswered');
    },
    says: /has had your quote of \$900 for six days/,
  },
  delivery_reminder_days: {
    to: 4,
    sentence: async (market) => {
      const { owner, vendor, job } = await agreed(market);
      await market.deliver(vendor, job);
      await market.clock(later(4 * DAY + HOUR));
      return mailTo(market, owner, 'delivery_reminder');
    },
    says: /finished the work four days ago/,
  },
  delivery_acceptance_days: { to: 6, sentence: terms, says: /delivered work within six days/ },
  change_answer_hours: {
    to: 36,
    sentence: async (market) => {
      const { vendor, job } = await agreed(market);
      await market.call(vendor, 'start_job', { job_id: job });
      await market.call(vendor, 'propose_change_order', {
        job_id: job,
        line_items: [{ description: 'A second stump', quantity: 1, unit_price_cents: 5_000 }],
        reason: 'It was hidden',
        idempotency_key: randomUUID(),
      });
      await market.clock(later(49 * HOUR));
      return market.value(
        `select note from public.state_events where subject_id = $1 and event = 'decline_change'`,
        [job],
      );
    },
    says: /^No response within 36 hours$/,
  },
  no_show_after_minutes: {
    to: 45,
    sentence: (market) => noShow(market, 0, 0),
    says: /from 45 minutes after the agreed start/,
  },
  no_show_notice_hours: {
    to: 20,
    sentence: (market) => noShow(market, 1, 60),
    says: /knew of it 20 hours before/,
  },
  review_days: { to: 9, sentence: terms, says: /published together, nine days after the first/ },
  review_job_hours: { to: 5, ...onlyDoubts, acts: doubtAbout('2 hours', 90_000, {}) },
  review_price_percent: { to: 90, ...onlyDoubts, acts: doubtAbout('9 hours', 30_000, {}) },
  review_owner_days: { to: 60, ...onlyDoubts, acts: doubtAbout('9 hours', 90_000, {}) },
  review_other_jobs: {
    to: 0,
    ...onlyDoubts,
    acts: async (market) => {
      // A check that is loosened applies as it was for another day.
      await market.database.query(
        `update public.resolution_policy set created_at = created_at - interval '25 hours'`,
      );
      return doubtAbout('9 hours', 90_000, { others: false })(market);
    },
    before: true,
    after: false,
  },
  claim_days: {
    to: 40,
    sentence: async (market) => {
      const { vendor, lead } = await answeredLead(market, 41);
      return (await refusal(market.call(...claim(vendor, lead, 'other')))).message;
    },
    says: /claim a refund within 40 days/,
  },
  canceled_within_hours: {
    to: 96,
    sentence: claimForm,
    says: /within 96 hours of the owner's reply/,
  },
  silent_after_days: { to: 8, sentence: claimForm, says: /it's been eight days since/ },
  duplicate_within_days: {
    to: 10,
    inNoSentence: 'It decides a claim, and the finding names what was found.',
    acts: async (market) => {
      const first = await answeredLead(market, 0);
      const again = await market.submit(first.owner);
      const { lead } = await paid(market, first.owner, first.vendor, again.id);
      await market.database.query(
        `update public.service_requests r set property_id = f.property_id,
           submitted_at = f.submitted_at + interval '20 days'
         from public.service_requests f where r.id = $1 and f.id = $2`,
        [again.id, first.request],
      );
      const { state } = await market.call<{ state: string }>(
        ...claim(first.vendor, lead, 'duplicate_request'),
      );
      return state;
    },
    before: 'granted',
    after: 'under_review',
  },
  claim_grants_at_most: { to: 5, sentence: claimForm, says: /Up to five claims in 30 days/ },
  claim_grants_per_owner: {
    to: 2,
    sentence: claimForm,
    says: /up to two claims about the same owner/,
  },
  claim_grant_days: { to: 45, sentence: claimForm, says: /Up to three claims in 45 days/ },
  dispute_days: {
    to: 12,
    sentence: async (market) => {
      const { owner, vendor, job } = await agreed(market);
      await market.deliver(vendor, job);
      await market.call(owner, 'accept_delivery', { job_id: job });
      await market.database.query(
        `update public.state_events set created_at = now() - interval '31 days' where subject_id = $1`,
        [job],
      );
      const opened = market.call(owner, 'open_dispute', {
        job_id: job,
        reason: 'poor_quality',
        description: 'The stump is too high.',
        wanted: 'rework',
        photos: [],
        idempotency_key: randomUUID(),
      });
      return (await refusal(opened)).message;
    },
    says: /within 12 days of the job's end/,
  },
  answer_business_hours: { to: 40, sentence: disputeCheck, says: /four business days to respond/ },
  decision_business_hours: { to: 10, sentence: disputeCheck, says: /within one business day/ },
  appeal_days: { to: 12, sentence: disputeCheck, says: /appeal once within 12 days/ },
};

let market: Marketplace;
let released: MarketplaceRules;
beforeAll(async () => {
  market = await openMarketplace();
  released = await rulesOf(market);
});
afterAll(() => market.database.close());

/** Reads once the Pros of earlier readings are out of the way. */
async function read(row: Row): Promise<unknown> {
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  return ('says' in row ? row.sentence : row.acts)(market);
}

/** Puts rules in force for what follows, and takes them back after it. */
async function under<T>(changes: Arguments, work: () => Promise<T>): Promise<T> {
  const rules = await market.value<object>('select to_jsonb(p) from private.policy() p');
  const policy = Object.keys(changes).every((rule) => rule in rules)
    ? 'matching_policy'
    : 'resolution_policy';
  await market.changeRules(changes, policy);
  try {
    return await work();
  } finally {
    // Weights are shares of each other, so all of them go back.
    const weights = Object.entries(released).filter(([rule]) => rule.startsWith('weight_'));
    const before = Object.entries(released).filter(([rule]) => rule in changes);
    await market.changeRules(
      Object.fromEntries(
        [...(policy === 'matching_policy' ? weights : []), ...before].map(([rule, value]) => [
          rule,
          typeof value === 'string' ? value.slice(0, 'hh:mm'.length) : value,
        ]),
      ),
      policy,
    );
  }
}

test('every rule of the database has a row here', () => {
  const { version: _, created_at: _since, ...rules } = released;
  expect(Object.keys(rows).sort()).toEqual(Object.keys(rules).sort());
});

test.each(Object.entries(rows))('%s is read from the database', async (rule, row) => {
  const before = await read(row);
  const after = await under({ [rule]: row.to }, () => read(row));
  if ('says' in row) {
    expect(before).not.toMatch(row.says);
    expect(after).toMatch(row.says);
  } else {
    expect([before, after]).toEqual([row.before, row.after]);
  }
});
