import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// An account costs a mailbox, and what it asks for costs Pros tokens and time.

let market: Marketplace;
let admin: string;
let owner: string;
let vendors: string[];
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  vendors = await market.vendors(3, { tokens: 500, crewSize: 50 });
});
afterAll(() => market.database.close());
beforeEach(async () => {
  await market.database.query('update private.owner_limits set open_requests_of_new = default');
  owner = await market.owner();
});

const one = () => vendors[0] ?? '';
const two = () => vendors[1] ?? '';
const three = () => vendors[2] ?? '';
const write = (person: string, conversation: string) =>
  market.call(person, 'send_message', {
    conversation_id: conversation,
    body: 'hi',
    idempotency_key: randomUUID(),
  });
const openRequests = async () => {
  const sent: string[] = [];
  while (sent.length < 3) sent.push((await market.submit(owner)).id);
  return sent;
};

describe('open requests of a new account', () => {
  const TOO_MANY =
    'New accounts can have three requests until work on one begins. One that is canceled counts for another day once Pros were asked, and for a week after an answer to a Pro.';
  const age = (request: unknown, days: number) =>
    market.database.script(
      `alter table public.service_requests disable trigger user;
       update public.service_requests set updated_at = now() - interval '${days} days' where id = '${String(request)}';
       alter table public.service_requests enable trigger user;`,
    );

  test('are few, also when they are sent at the same moment, and one that is canceled makes room a day later', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => market.submit(owner)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await refusal(market.submit(owner))).message).toBe(TOO_MANY);
    const first = await market.value(
      'select id from public.service_requests where owner_id = $1 order by number limit 1',
      [owner],
    );
    await market.call(owner, 'cancel_request', { request_id: first, reason: 'Sold the house' });
    expect((await refusal(market.submit(owner))).message).toBe(TOO_MANY);
    await age(first, 2);
    await market.submit(owner);
  });

  test('count for a week when they are canceled after a Pro paid for an answer', async () => {
    const [first = ''] = await openRequests();
    const { conversation } = await market.accept(first, one());
    await write(owner, conversation);
    await market.call(owner, 'cancel_request', { request_id: first, reason: 'Sold' });
    expect((await refusal(market.submit(owner))).message).toBe(TOO_MANY);
    await age(first, 2);
    expect((await refusal(market.submit(owner))).message).toBe(TOO_MANY);
    await age(first, 8);
    await market.submit(owner);
  });

  test('are no more for choosing a Pro; work that begins makes room', async () => {
    const { job } = await market.agree(owner, one());
    await market.submit(owner);
    await market.submit(owner);
    expect((await refusal(market.submit(owner))).message).toBe(TOO_MANY);
    await market.call(one(), 'start_job', { job_id: job });
    await market.submit(owner);
  });

  test('are as many as anyone’s once a job is done, unless the job is doubted', async () => {
    const { job } = await market.agree(owner, one());
    await market.deliver(one(), job);
    await market.call(owner, 'accept_delivery', { job_id: job });
    await openRequests();
    await market.submit(owner);
    await market.database.query(
      `insert into private.doubtful_jobs (job_id, doubts) values ($1, 'It took a minute.')`,
      [job],
    );
    expect((await refusal(market.submit(owner))).message).toBe(TOO_MANY);
  });

  test('and once a phone number is confirmed, which counts for the first account that did', async () => {
    const confirm = (person: string) =>
      market.database.query(
        `insert into public.text_consents (person_id, phone, terms, confirmed_at)
         values ($1, '+15125550123', 'Terms', now())`,
        [person],
      );
    await openRequests();
    await confirm(owner);
    await market.submit(owner);
    owner = await market.owner();
    await openRequests();
    await confirm(owner);
    expect((await refusal(market.submit(owner))).message).toBe(TOO_MANY);
    await market.database.query('update private.delivery_policy set sends_texts = true');
    expect((await refusal(market.submit(owner))).message).toContain(
      'To send more now, confirm your phone number for text messages in your account settings.',
    );
    await market.database.query('update private.delivery_policy set sends_texts = default');
  });

  test('nor for the next account once the first has moved to another number', async () => {
    const agree = (person: string, phone: string) =>
      market.database.query(
        `insert into public.text_consents (person_id, phone, terms) values ($1, $2, 'Terms')
         on conflict (person_id) do update set phone = excluded.phone, confirmed_at = null`,
        [person, phone],
      );
    const confirm = (person: string) =>
      market.database.query(
        'update public.text_consents set confirmed_at = now() where person_id = $1',
        [person],
      );
    const isKnown = (person: string) => market.value('private.is_known_owner($1)', [person]);
    const first = owner;
    await agree(first, '+15125550177');
    expect(await isKnown(first)).toBe(false);
    await confirm(first);
    expect(await isKnown(first)).toBe(true);
    await agree(first, '+15125550178');
    owner = await market.owner();
    await agree(owner, '+15125550177');
    await confirm(owner);
    expect(await isKnown(owner)).toBe(false);
    await openRequests();
    expect((await refusal(market.submit(owner))).message).toMatch(/^New accounts/);
    // A telephone of one's own does.
    await agree(owner, '+15125550179');
    await confirm(owner);
    await market.submit(owner);
    // Erasing the account that had it sets the number free.
    await market.database.query('select private.erase_person($1)', [first]);
    const next = await market.owner();
    await agree(next, '+15125550177');
    await confirm(next);
    expect(await isKnown(next)).toBe(true);
    // The number itself stands nowhere in what is kept of it.
    expect(
      await market.value(
        `(select count(*)::int from private.known_phones k where k.trace = private.phone_hash('+15125550177'))`,
      ),
    ).toBe(0);
  });
});

describe('two Pros who claim refunds about one owner', () => {
  const claim = (vendor: string, lead: string) =>
    market.call(vendor, 'file_credit_claim', {
      lead_id: lead,
      reason: 'not_genuine',
      description: 'One word, then nothing.',
      idempotency_key: randomUUID(),
    });
  const waiting = () =>
    market.value<number>(
      `(select count(*)::int from private.waiting_cases('owners') where id = $1)`,
      [owner],
    );
  /** A request on which two Pros have paid and a third is asked; returns its leads. */
  async function reported() {
    const { id } = await market.submit(owner);
    const leads: string[] = [];
    for (const vendor of [one(), two()]) {
      const { lead, conversation } = await market.accept(id, vendor);
      await write(owner, conversation);
      leads.push(lead);
    }
    await claim(one(), leads[0] ?? '');
    expect(await waiting()).toBe(0);
    return { id, third: await market.lead(id, three()), second: leads[1] ?? '' };
  }

  test('pause the owner’s requests until an administrator resumes them', async () => {
    const { id, third, second } = await reported();
    const untouched = await market.submit(owner);
    const held = await market.accept(untouched.id, one());
    const before = await market.tokens(one());
    await claim(two(), second);
    expect(await waiting()).toBe(1);
    expect(await refusal(market.submit(owner))).toMatchObject({
      message: expect.stringMatching(/^Your requests are paused/),
    });
    expect((await refusal(market.accept(id, three()))).message).toBe(
      "This request is on hold while an administrator looks at it. If your offer expires meanwhile, it doesn't count against you.",
    );
    // Who holds tokens for a request of this owner loses none by a word now.
    expect((await refusal(write(owner, held.conversation))).message).toMatch(/are paused/);
    expect(await market.tokens(one())).toEqual(before);
    // What a request without an offer says meanwhile.
    expect(
      await market.value(
        `select private.search_at(r, null) from jsonb_populate_record(null::public.service_requests,
           jsonb_build_object('id', gen_random_uuid(), 'state', 'open', 'owner_id', $1::text)) r`,
        [owner],
      ),
    ).toBe('paused');
    const late = await market.vendor();
    await market.value(`private.rematch($1, 'nightly')`, [untouched.id]);
    expect((await market.leads(untouched.id)).map(({ vendor_id }) => vendor_id)).not.toContain(
      late,
    );

    const resume = { person_id: owner, reason: 'A misunderstanding about the gate' };
    await market.call(admin, 'admin_resume_owner', resume);
    expect((await refusal(market.call(admin, 'admin_resume_owner', resume))).message).toBe(
      'The requests of this account are not paused.',
    );
    await market.call(three(), 'accept_lead', { lead_id: third, idempotency_key: randomUUID() });
    await write(owner, held.conversation);
    await market.clock(new Date(Date.now() + 60_000));
    expect((await market.leads(untouched.id)).map(({ vendor_id }) => vendor_id)).toContain(late);
    expect(
      await market.database.query(
        `select data ->> 'event' as event from public.notifications
         where person_id = $1 and kind = 'account_decision' order by created_at, id`,
        [owner],
      ),
    ).toEqual([{ event: 'pause' }, { event: 'resume' }]);
    await market.database.query(
      `update public.vendor_profiles set state = 'paused' where vendor_id = $1`,
      [late],
    );
  });

  test('do not pause while one of them goes on dealing with the owner, who is to have no other', async () => {
    const { id, third, second } = await reported();
    const [first = ''] = await market
      .leads(id)
      .then((leads) => leads.filter((lead) => lead.vendor_id === one()).map((lead) => lead.id));
    expect((await refusal(market.quote(one(), first, 90_000))).message).toBe(
      'You asked for your tokens for this request back. Withdraw that claim before you send a quote.',
    );
    await market.quote(two(), second, 80_000);
    await claim(two(), second);
    expect(await waiting()).toBe(0);
    await market.call(three(), 'accept_lead', { lead_id: third, idempotency_key: randomUUID() });
  });

  test('do not decide who is hired: who has quoted is accepted all the same', async () => {
    const { id, third, second } = await reported();
    await market.call(three(), 'accept_lead', { lead_id: third, idempotency_key: randomUUID() });
    const quote = await market.quote(three(), third, 90_000);
    await claim(two(), second);
    expect(await waiting()).toBe(1);
    await market.award(owner, quote);
    expect(
      await market.value('select state from public.service_requests where id = $1', [id]),
    ).toBe('awarded');
  });

  test('no longer pause once their claims are taken back, or denied, and not again', async () => {
    const { second } = await reported();
    await claim(two(), second);
    expect(await waiting()).toBe(1);
    const ofPro = (vendor: string) =>
      market.value<string>(
        `select c.id from public.lead_credit_claims c join public.leads l on l.id = c.lead_id
         where c.vendor_id = $1 and l.owner_id = $2 order by c.created_at desc, c.id limit 1`,
        [vendor, owner],
      );
    await market.call(two(), 'withdraw_credit_claim', { claim_id: await ofPro(two()) });
    expect(await waiting()).toBe(0);
    const again = await market.submit(owner);
    const { lead, conversation } = await market.accept(again.id, two());
    await write(owner, conversation);
    await claim(two(), lead);
    expect(await waiting()).toBe(0);
    expect(
      await market.value(
        `(select string_agg(data ->> 'event', ' ' order by created_at, id) from public.notifications
         where person_id = $1 and kind = 'account_decision')`,
        [owner],
      ),
    ).toBe('pause resume');
  });

  test('one Pro’s claims, those a machine answers, and those once looked at pause nobody', async () => {
    const { second } = await reported();
    const again = await market.submit(owner);
    const { lead, conversation } = await market.accept(again.id, one());
    await write(owner, conversation);
    await claim(one(), lead);
    expect(await waiting()).toBe(0);
    await claim(two(), second);
    expect(await waiting()).toBe(1);
    await market.call(admin, 'admin_resume_owner', { person_id: owner, reason: 'Looked at' });
    const third = await market.submit(owner);
    const last = await market.accept(third.id, two());
    await write(owner, last.conversation);
    await market.call(owner, 'cancel_request', { request_id: third.id, reason: 'Sold' });
    await market.call(two(), 'file_credit_claim', {
      lead_id: last.lead,
      reason: 'request_canceled',
      description: null,
      idempotency_key: randomUUID(),
    });
    expect(await waiting()).toBe(0);
  });
});

describe('offers of requests that were spam', () => {
  test('count neither for nor against the Pros who answered them', async () => {
    const figures = (vendor: string) =>
      market.value(
        `select array[v.answers_count, v.accepts_count] from public.vendor_profiles v where v.vendor_id = $1`,
        [vendor],
      );
    const before = [await figures(two()), await figures(three())];
    const [request = ''] = await openRequests();
    await market.accept(request, two());
    await market.call(three(), 'decline_lead', {
      lead_id: await market.lead(request, three()),
      reason: 'Too far',
    });
    expect([await figures(two()), await figures(three())]).not.toEqual(before);
    await market.call(admin, 'reject_request_as_spam', { request_id: request, reason: 'Ad' });
    expect([await figures(two()), await figures(three())]).toEqual(before);
  });

  const lapses = () =>
    market.value<number>('select lapses_count from public.vendor_profiles where vendor_id = $1', [
      three(),
    ]);
  const lapse = (requests: string[]) =>
    market.database.query(
      `update private.timers t set due_at = now() - interval '1 minute' from public.leads l
       where t.subject_id = l.id and t.event = 'expire' and l.vendor_id = $1 and l.request_id = any ($2)`,
      [three(), requests],
    );

  test('no longer count as unanswered, and those that expire during a pause never do', async () => {
    const before = await lapses();
    const byAnother = async () => {
      const another = await market.owner();
      return { another, id: (await market.submit(another)).id };
    };
    const [first = ''] = await openRequests();
    const { id: other } = await byAnother();
    const { another: paused, id: second } = await byAnother();
    await lapse([first, other]);
    await market.clock(new Date());
    expect(await lapses()).toBe(before + 2);
    await market.database.query(
      'update public.profiles set requests_paused_at = now() where id = $1',
      [paused],
    );
    await lapse([second]);
    await market.clock(new Date());
    expect(
      await market.value('select state from public.leads where id = $1', [
        await market.lead(second, three()),
      ]),
    ).toBe('expired');
    expect(await lapses()).toBe(before + 2);
    for (const id of [first, second])
      await market.call(admin, 'reject_request_as_spam', { request_id: id, reason: 'Ad' });
    expect(await lapses()).toBe(before + 1);
    expect(
      await market.value(
        `(select count(*)::int from private.lead_outcomes($1, now() - interval '1 day', now() + interval '1 day') where lapsed)`,
        [three()],
      ),
    ).toBe(1);
  });
});
