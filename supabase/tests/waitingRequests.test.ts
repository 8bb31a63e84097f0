import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// A request that found no Pro, or whose Pros all passed, is offered to whoever can do it later.

let market: Marketplace;
beforeEach(async () => {
  market = await openMarketplace();
});
afterEach(() => market.database.close());

const notices = (person: string, kind: string) =>
  market.value<number>(
    '(select count(*)::int from public.notifications where person_id = $1 and kind = $2)',
    [person, kind],
  );
const search = (request: string) =>
  market.value<string | null>(
    '(select private.search_of(r) from public.service_requests r where r.id = $1)',
    [request],
  );
const state = (request: string) =>
  market.value<string>('(select state::text from public.service_requests where id = $1)', [
    request,
  ]);
const now = () => new Date();

/** Lets the clock run until nothing is due any more. */
async function settle(moment = now()): Promise<void> {
  for (let rounds = 0; rounds < 50; rounds += 1) {
    await market.clock(moment);
    const due = await market.value<number>(
      '(select count(*)::int from private.timers where fired_at is null and due_at <= $1)',
      [moment.toISOString()],
    );
    if (due === 0) return;
  }
  throw new Error('Timers keep falling due.');
}

/** An application that only waits for the decision of an administrator. */
async function applied(options = {}): Promise<string> {
  const vendor = await market.vendor(options);
  await market.database.query(
    `update public.vendor_profiles set state = 'under_review', approved_at = null where vendor_id = $1`,
    [vendor],
  );
  await market.database.query(
    `delete from private.timers where machine = 'vendor' and subject_id = $1`,
    [vendor],
  );
  return vendor;
}

const approve = async (vendor: string) =>
  market.call(await market.admin(), 'decide_vendor', {
    vendor_id: vendor,
    decision: 'approve',
    reason: 'Insurance checked',
  });

test('a request without a Pro is offered to one who is approved later, and its owner is notified once', async () => {
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  expect([await search(id), await state(id)]).toEqual(['none_found', 'matching']);
  const vendor = await applied();
  await settle();
  expect(await market.leads(id)).toEqual([]);
  await approve(vendor);
  await settle();
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual([vendor]);
  expect([await search(id), await state(id)]).toEqual(['asked', 'open']);
  expect(await notices(owner, 'vendor_available')).toBe(1);
  await market.value('private.queue_nightly_rematches()');
  await settle(new Date(Date.now() + 60_000));
  expect(await market.leads(id)).toHaveLength(1);
  expect(await notices(owner, 'vendor_available')).toBe(1);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const answer = (vendor: string, lead: string, reason: string) =>
  market.call(vendor, 'decline_lead', { lead_id: lead, reason });
const events = async (request: string, names: string[]) =>
  (
    await market.database.query<{ event: string }>(
      `select event from public.state_events
       where machine = 'request' and subject_id = $1 and event = any ($2) order by id`,
      [request, names],
    )
  ).map(({ event }) => event);
const mail = (person: string, kind: string) =>
  market.value<string | null>(
    `(select body_text from private.outbox where person_id = $1 and kind = $2 and channel = 'email'
      order by created_at desc, id desc limit 1)`,
    [person, kind],
  );

test('requests are matched again one a second in their order, each by the time asked for or before', async () => {
  const owner = await market.owner();
  const ids: string[] = [];
  for (const category of ['tree_removal', 'stump_grinding', 'maintenance']) {
    ids.push((await market.submit(owner, { category })).id);
  }
  const [first, second, third] = ids;
  const at = later(DAY);
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const queueAgain = (targets: (string | undefined)[], reason: string, due: Date) =>
    market.value('private.queue_rematches($1, $2, $3)', [targets, reason, due.toISOString()]);
  await queueAgain([second], 'vendor_free', after(-60));
  await queueAgain([third], 'vendor_free', after(60));
  expect(await queueAgain(ids, 'nightly', at)).toBe(3);
  const timers = await market.database.query<{ subject_id: string; due_at: Date; reason: string }>(
    `select subject_id, due_at, reason from private.timers
     where machine = 'request' and event = 'rematch' and fired_at is null and reason in ('nightly', 'vendor_free')
     order by due_at`,
  );
  expect(timers.map(({ subject_id, due_at, reason }) => [subject_id, due_at, reason])).toEqual([
    [second, after(-60), 'vendor_free'],
    [first, at, 'nightly'],
    [third, after(2), 'nightly'],
  ]);
});
const queue = async (admin: string) =>
  (
    await market.database.as({ userId: admin }, (queries) =>
      queries.query<{ id: string; subject: { search: string } }>(
        `select id, subject from public.review_queue('unmatched')`,
      ),
    )
  ).map(({ id, subject }) => [id, subject.search]);

/** Makes a request look as if it had been sent some days ago. */
const age = (request: string, days: number) =>
  market.database.query(
    'update public.service_requests set submitted_at = now() - make_interval(days => $2) where id = $1',
    [request, days],
  );

test.each([
  [
    'resumes',
    async () => {
      const vendor = await market.vendor();
      await market.call(vendor, 'pause_business', { reason: 'Vacation' });
      return { vendor, act: () => market.call(vendor, 'resume_business') };
    },
  ],
  [
    'has insurance verified',
    async () => {
      const vendor = await market.vendor({ isInsured: false });
      const act = () =>
        market.database.query(
          `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
           values ($1, 'liability_insurance', 'Issuer', 'L', current_date + 90, now())`,
          [vendor],
        );
      return { vendor, act };
    },
  ],
  [
    'travels farther',
    async () => {
      const vendor = await market.vendor({ zip: '78664', radiusKm: 10 });
      const act = () =>
        market.database.query(
          'update public.vendor_profiles set service_radius_km = 60 where vendor_id = $1',
          [vendor],
        );
      return { vendor, act };
    },
  ],
  [
    'moves closer',
    async () => {
      const vendor = await market.vendor({ zip: '10001' });
      const act = () =>
        market.database.query(
          `update public.vendor_profiles set zip = '78701' where vendor_id = $1`,
          [vendor],
        );
      return { vendor, act };
    },
  ],
  [
    'offers the service',
    async () => {
      const vendor = await market.vendor();
      await market.database.query(
        `update public.vendor_profiles set categories = '{arborist}' where vendor_id = $1`,
        [vendor],
      );
      const act = () =>
        market.database.query(
          `update public.vendor_profiles set categories = '{arborist,tree_removal}' where vendor_id = $1`,
          [vendor],
        );
      return { vendor, act };
    },
  ],
  [
    'buys a crane',
    async () => {
      const vendor = await market.vendor();
      const act = () =>
        market.database.query(
          `insert into public.vendor_equipment (vendor_id, kind) values ($1, 'crane')`,
          [vendor],
        );
      return { vendor, act };
    },
  ],
  [
    'has room again',
    async () => {
      const vendor = await market.vendor({ crewSize: 1 });
      const other = await market.owner();
      const jobs = [
        (await market.agree(other, vendor)).job,
        (await market.agree(other, vendor)).job,
      ];
      const act = () =>
        market.call(other, 'cancel_job', {
          job_id: jobs[0],
          reason: 'Changed my mind',
          look_further: false,
        });
      return { vendor, act };
    },
  ],
])('a waiting request is offered to a Pro who %s', async (_, prepare) => {
  const { vendor, act } = await prepare();
  const tall = { species: 'Elm', height_m: 33, diameter_cm: 90, condition: 'dead' };
  const owner = await market.owner();
  const { id } = await market.submit(owner, _ === 'buys a crane' ? { trees: [tall] } : {});
  await settle();
  expect(await market.leads(id)).toEqual([]);
  await act();
  // Requests were looked through for this Pro a moment ago, when the business began.
  await settle(later(301_000));
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual([vendor]);
});

test('the place of a Pro who declines goes to one who joined while no place was free', async () => {
  const [first, ...others] = await market.vendors(5);
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  expect(await market.leads(id)).toHaveLength(5);
  const joined = await applied();
  await approve(joined);
  await settle();
  expect(await market.leads(id)).toHaveLength(5);
  await answer(first ?? '', await market.lead(id, first ?? ''), 'Fully booked');
  await settle();
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toContain(joined);
  expect(others).toHaveLength(4);
  expect(await notices(owner, 'vendor_available')).toBe(0);
});

test('each match is a run of its own, and one that changes nothing is not kept', async () => {
  const { id } = await market.submit(await market.owner());
  const runs = async () =>
    (
      await market.database.query<{ reason: string }>(
        'select reason from public.match_runs where request_id = $1 order by created_at, id',
        [id],
      )
    ).map(({ reason }) => reason);
  await market.value('private.queue_nightly_rematches()');
  await settle(later(1_000));
  expect(await runs()).toEqual(['sent']);
  const vendor = await market.vendor();
  await settle();
  expect((await runs())[0]).toBe('sent');
  expect((await runs()).length).toBeGreaterThan(1);
  const explained = await market.call<{ candidates: number }>(vendor, 'my_match_explanation', {
    lead_id: await market.lead(id, vendor),
  });
  expect(explained.candidates).toBe(1);
});

test('when the last Pro has passed, the owner and administrators hear of it once, until another is asked', async () => {
  const admin = await market.admin();
  const [near, far] = await market.vendors(2);
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  expect(await queue(admin)).toEqual([]);
  await answer(near ?? '', await market.lead(id, near ?? ''), 'Too far away');
  await settle();
  expect([await search(id), await notices(owner, 'vendors_passed')]).toEqual(['asked', 0]);
  await answer(far ?? '', await market.lead(id, far ?? ''), 'My own reason');
  await settle();
  await market.value('private.queue_nightly_rematches()');
  await settle(later(1_000));
  expect(await search(id)).toBe('none_left');
  expect(await notices(owner, 'vendors_passed')).toBe(1);
  expect(await notices(admin, 'request_unmatched')).toBe(1);
  expect(await queue(admin)).toEqual([[id, 'none_left']]);
  expect(await mail(owner, 'vendors_passed')).toContain(
    'We asked 2 Pros: 1 is too far away, 1 passed for another reason.',
  );
  const unread = () =>
    market.value<number>(
      `(select count(*)::int from public.notifications
        where person_id = $1 and kind = 'request_unmatched' and read_at is null)`,
      [admin],
    );
  expect(await unread()).toBe(1);
  await market.vendor();
  await settle();
  expect([await search(id), await unread(), await queue(admin)]).toEqual(['asked', 0, []]);
  expect(await notices(owner, 'vendor_available')).toBe(1);
});

test('the receipt says whether Pros are asked, none is near, or offers are paused', async () => {
  const admin = await market.admin();
  const lonely = await market.owner();
  await market.submit(lonely, { timing: 'emergency' });
  const receipt = await mail(lonely, 'request_received');
  expect(receipt).toContain('No vetted Pro near you can take this work right now');
  expect(receipt).toContain('Call 911');
  expect(receipt).not.toMatch(/we ask Pros near you|we'll tell you when one arrives/);
  expect(await notices(admin, 'request_unmatched')).toBe(1);
  await market.vendor();
  const served = await market.owner();
  await market.submit(served);
  expect(await mail(served, 'request_received')).toContain('we ask Pros near you');
  expect(await mail(served, 'request_received')).not.toMatch(/911|No vetted Pro/);
  await market.database.query(
    `update public.feature_flags set enabled = false where name = 'vendor_matching'`,
  );
  const waiting = await market.owner();
  const { id } = await market.submit(waiting);
  expect(await search(id)).toBe('paused');
  expect(await mail(waiting, 'request_received')).toContain("We aren't sending requests to Pros");
});

test.each([
  ['none_found', async () => undefined, /No Pro near you became available/],
  [
    'none_left',
    async (request: string, vendor: string) =>
      answer(vendor, await market.lead(request, vendor), 'Fully booked'),
    /Every Pro we asked had passed on it\. We asked 1 Pro: 1 is fully booked/,
  ],
  [
    'asked',
    async (request: string, vendor: string) => market.accept(request, vendor),
    /expired before you chose a Pro/,
  ],
])('the mail about the end of a request fits a search that is %s', async (found, act, words) => {
  const vendor = found === 'none_found' ? '' : await market.vendor();
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  await act(id, vendor);
  await settle();
  expect(await search(id)).toBe(found);
  await settle(later(15 * DAY));
  expect(await state(id)).toBe('expired');
  expect(await mail(owner, 'request_expired')).toMatch(words);
});

test('an old request is offered only after its owner says that it is still needed', async () => {
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  await age(id, 9);
  await market.vendor();
  await settle();
  await market.value('private.queue_nightly_rematches()');
  await settle(later(1_000));
  expect([await search(id), await market.leads(id)]).toEqual(['still_needed', []]);
  expect(await notices(owner, 'still_needed')).toBe(1);
  expect(await market.call(owner, 'confirm_still_needed', { request_id: id })).toBe(1);
  expect([await search(id), await notices(owner, 'vendor_available')]).toEqual(['asked', 1]);
});

test('a request for which a Pro is found shortly before its end stays open for the answer and the quote', async () => {
  const { id } = await market.submit(await market.owner());
  await market.database.query(
    `update private.timers set due_at = now() + interval '1 hour' where subject_id = $1 and event = 'expire'`,
    [id],
  );
  await market.vendor();
  await settle();
  expect(await search(id)).toBe('asked');
  await market.clock(later(2 * HOUR));
  expect(await state(id)).toBe('open');
  await settle(later(10 * DAY));
  expect(await state(id)).toBe('expired');
});

test('nothing is offered for a suspended owner, while offers are paused, or for a request that is over', async () => {
  const admin = await market.admin();
  const owner = await market.owner();
  const canceled = (await market.submit(owner)).id;
  await market.call(owner, 'cancel_request', { request_id: canceled, reason: null });
  const paused = (await market.submit(owner)).id;
  await market.call(admin, 'switch_feature_flag', {
    name: 'vendor_matching',
    is_on: false,
    reason: 'A trial',
  });
  await market.vendor();
  await settle();
  expect([await market.leads(canceled), await market.leads(paused)]).toEqual([[], []]);
  await market.database.query('update public.profiles set suspended_at = now() where id = $1', [
    owner,
  ]);
  await market.call(admin, 'switch_feature_flag', {
    name: 'vendor_matching',
    is_on: true,
    reason: 'Over',
  });
  await settle(later(1_000));
  expect(await market.leads(paused)).toEqual([]);
  await market.call(admin, 'admin_reinstate_owner', { person_id: owner, reason: 'Cleared' });
  await settle(later(1_000));
  expect(await market.leads(paused)).toHaveLength(1);
});

test('others are not asked while the one Pro the owner chose has the request', async () => {
  const chosen = await market.vendor();
  const { id } = await market.submit(await market.owner(), {
    ask: { vendor_id: chosen, others: false },
  });
  await market.vendor();
  await settle();
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual([chosen]);
  await answer(chosen, await market.lead(id, chosen), 'Fully booked');
  await settle();
  expect(await market.leads(id)).toHaveLength(2);
});

test('two Pros approved at the same moment are both asked, each once', async () => {
  const { id } = await market.submit(await market.owner());
  const both = [await applied(), await applied()];
  await Promise.all(both.map(approve));
  await Promise.all([market.clock(later(2_000)), market.clock(later(2_000))]);
  await settle(later(90_000));
  expect((await market.leads(id)).map((lead) => lead.vendor_id).sort()).toEqual(both.sort());
});

test('an owner asks again those who did not respond, once a day, and those who declined after a change', async () => {
  const [silent, busy] = await market.vendors(2);
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  const again = () => market.call<number>(owner, 'ask_again', { request_id: id });
  expect((await refusal(again())).message).toMatch(/once every Pro who was asked has passed/);
  await answer(busy ?? '', await market.lead(id, busy ?? ''), 'Fully booked');
  await settle(later(30 * HOUR * 4));
  expect(await search(id)).toBe('none_left');
  expect(await again()).toBe(1);
  expect((await market.leads(id)).filter((lead) => lead.state === 'offered')).toMatchObject([
    { vendor_id: silent },
  ]);
  await answer(silent ?? '', await market.lead(id, silent ?? ''), 'Fully booked');
  await settle();
  expect((await refusal(again())).message).toMatch(/within the last day/);
  const before = await market.value<number>(
    'select token_price from public.service_requests where id = $1',
    [id],
  );
  const changed = await market.call<{ timing: string; token_price: number }>(
    owner,
    'change_request',
    { request_id: id, timing: 'emergency', description: 'It leans over the house now.' },
  );
  expect(String(changed)).toContain('emergency');
  expect(
    await market.value<number>('select token_price from public.service_requests where id = $1', [
      id,
    ]),
  ).toBeGreaterThan(before);
  expect(await again()).toBe(2);
});

test('a request can be changed only a few times a day, because every change notifies Pros again', async () => {
  const owner = await market.owner();
  const { id } = await market.submit(owner, { zip: '99501' });
  const change = (words: string) =>
    market.call(owner, 'change_request', {
      request_id: id,
      timing: 'flexible',
      description: words,
    });
  for (const words of ['one', 'two', 'three', 'four', 'five'])
    await change(`It is ${words} trees.`);
  expect((await refusal(change('It is six trees.'))).message).toBe(
    "You've changed this request several times today. Please try again tomorrow.",
  );
});

test('an owner adds a chosen Pro to an open request, who is refused with the reason when it cannot be', async () => {
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  const chosen = await market.vendor();
  const ask = (vendor: string) =>
    market.call(owner, 'ask_vendor', { request_id: id, vendor_id: vendor });
  await ask(chosen);
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual([chosen]);
  const refused = async (vendor: string) => (await refusal(ask(vendor))).message;
  expect(await refused(chosen)).toBe('This Pro has already been asked.');
  expect(await refused(await market.vendor({ zip: '10001' }))).toMatch(/does not travel/);
  expect(await refused(await market.vendor({ isInsured: false }))).toMatch(/liability insurance/);
  expect(
    await market.value('(select count(*)::int from public.match_runs where request_id = $1)', [id]),
  ).toBe(2);
});

test('canceling needs a reason only once a Pro was asked, and a duplicate names the open request', async () => {
  const owner = await market.owner();
  const property = { address: '1 Fir Street', zip: '78704', label: 'Home' };
  const { id } = await market.submit(owner, { property });
  const duplicate = market.database.as({ userId: owner }, async () =>
    market.submit(owner, { property }),
  );
  await expect(duplicate).rejects.toMatchObject({ hint: 'duplicate_request', detail: id });
  await market.call(owner, 'cancel_request', { request_id: id, reason: null });
  expect(await state(id)).toBe('canceled');
  await market.vendor();
  const asked = await market.submit(owner);
  const refused = await refusal(
    market.call(owner, 'cancel_request', { request_id: asked.id, reason: null }),
  );
  expect(refused.message).toBe('A reason is required.');
  expect(await events(asked.id, ['cancel'])).toEqual([]);
});
