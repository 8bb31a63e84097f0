import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Two claims pause an owner. Who takes them back must not have kept others away, nor undone what others claimed.

let market: Marketplace;
let admin: string;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());
beforeEach(async () => {
  // Only the Pros of a test are offered what it asks for.
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  owner = await market.owner();
});

interface Deal {
  vendor: string;
  lead: string;
}

/** A Pro takes a request, hears from the owner, and so has paid. */
async function paidFor(request: string, vendor: string): Promise<Deal> {
  const { lead, conversation } = await market.accept(request, vendor);
  await market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'Hi',
    idempotency_key: randomUUID(),
  });
  return { vendor, lead };
}
const claim = async ({ vendor, lead }: Deal) => {
  const { id } = await market.call<{ id: string }>(vendor, 'file_credit_claim', {
    lead_id: lead,
    reason: 'not_genuine',
    description: 'One word, then nothing.',
    idempotency_key: randomUUID(),
  });
  return id;
};
const withdraw = ({ vendor }: Deal, id: string) =>
  market.call(vendor, 'withdraw_credit_claim', { claim_id: id });
const isPaused = () =>
  market.value<boolean>(
    `(select requests_paused_at is not null from public.profiles where id = $1)`,
    [owner],
  );
const statesOf = async (request: string, vendors: string[]) =>
  (await market.leads(request))
    .filter(({ vendor_id }) => vendors.includes(vendor_id))
    .map(({ state }) => state);
/** The offers of a request run out, as the clock sees it. */
async function lapse(request: string) {
  await market.database.query(
    `update private.timers t set due_at = now() - interval '1 second' from public.leads l
     where t.subject_id = l.id and t.event = 'expire' and t.fired_at is null and l.request_id = $1`,
    [request],
  );
  await market.clock(new Date());
}
const minuteLater = () => market.clock(new Date(Date.now() + 60_000));

describe('offers that lapse while an owner is paused', () => {
  async function pausedWithLapsedOffers() {
    const [one = '', two = '', ...others] = await market.vendors(4);
    const { id } = await market.submit(owner, { timing: 'emergency' });
    const deals = [await paidFor(id, one), await paidFor(id, two)] as const;
    const claims = [await claim(deals[0]), await claim(deals[1])] as const;
    expect(await isPaused()).toBe(true);
    expect((await refusal(market.accept(id, others[0] ?? ''))).message).toMatch(/is on hold/);
    await lapse(id);
    expect(await statesOf(id, others)).toEqual(['expired', 'expired']);
    return { id, deals, claims, others };
  }

  test('are made again once the claims are taken back, with all the time of an offer', async () => {
    const { id, deals, claims, others } = await pausedWithLapsedOffers();
    await withdraw(deals[0], claims[0]);
    await withdraw(deals[1], claims[1]);
    await market.quote(deals[0].vendor, deals[0].lead, 900_000);
    await market.quote(deals[1].vendor, deals[1].lead, 910_000);
    await minuteLater();
    expect(await statesOf(id, others)).toEqual(['offered', 'offered']);
    expect(
      await market.value<number>(
        `(select min(extract(epoch from l.offer_expires_at - now()))::int from public.leads l
          where l.request_id = $1 and l.state = 'offered')`,
        [id],
      ),
    ).toBeGreaterThan(14 * 60);
    await market.accept(id, others[0] ?? '');
  });

  test('are made again when an administrator ends the pause, and lapse for good after that', async () => {
    const { id, others } = await pausedWithLapsedOffers();
    await market.call(admin, 'admin_resume_owner', { person_id: owner, reason: 'Looked at' });
    await minuteLater();
    expect(await statesOf(id, others)).toEqual(['offered', 'offered']);
    await lapse(id);
    await market.value(`private.rematch($1, 'nightly')`, [id]);
    expect(await statesOf(id, others)).toEqual(['expired', 'expired']);
  });

  test('are not made again for who let one lapse before the pause', async () => {
    const [one = '', two = '', idle = ''] = await market.vendors(3);
    const { id } = await market.submit(owner, { timing: 'emergency' });
    const deals = [await paidFor(id, one), await paidFor(id, two)] as const;
    await lapse(id);
    await claim(deals[0]);
    await claim(deals[1]);
    expect(await isPaused()).toBe(true);
    await market.call(admin, 'admin_resume_owner', { person_id: owner, reason: 'Looked at' });
    await minuteLater();
    expect(await statesOf(id, [idle])).toEqual(['expired']);
  });
});

describe('an honest claim', () => {
  /** One Pro claims, and an accomplice of the owner whose claim ends the pause; the next one's claim decides. */
  async function afterAnAccomplice(end: (deal: Deal, claimed: string) => Promise<unknown>) {
    const [honest = '', accomplice = '', next = ''] = await market.vendors(3);
    const first = await market.submit(owner);
    const deals = [await paidFor(first.id, honest), await paidFor(first.id, accomplice)] as const;
    await claim(deals[0]);
    const claimed = await claim(deals[1]);
    expect(await isPaused()).toBe(true);
    await end(deals[1], claimed);
    expect(await isPaused()).toBe(false);
    const second = await market.submit(owner);
    await claim(await paidFor(second.id, next));
    return isPaused();
  }

  test('counts on when another one is taken back', async () => {
    expect(await afterAnAccomplice(withdraw)).toBe(true);
  });

  test('counts on when another one is denied', async () => {
    expect(
      await afterAnAccomplice((_, claimed) =>
        market.call(admin, 'decide_credit_claim', {
          claim_id: claimed,
          decision: 'deny',
          reason: 'The owner wrote a whole page',
        }),
      ),
    ).toBe(true);
  });

  test('does not when an administrator looked at all of them and ended the pause', async () => {
    expect(
      await afterAnAccomplice(() =>
        market.call(admin, 'admin_resume_owner', { person_id: owner, reason: 'Looked at' }),
      ),
    ).toBe(false);
  });
});
