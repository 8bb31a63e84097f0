import { openMarketplace, type Marketplace } from './support/marketplace';

// A mailbox is all an owner's account takes: it moves nobody's rank.

let market: Marketplace;
let owner: string;
let rivals: string[];
let accomplice: string;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());
beforeEach(async () => {
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  owner = await market.owner();
  rivals = await market.vendors(3);
  accomplice = await market.vendor();
});

interface Figures {
  answers: number;
  accepts: number;
  lapses: number;
}

async function figures(vendor: string): Promise<Figures | undefined> {
  const [row] = await market.database.query<Figures & { [column: string]: unknown }>(
    `select answers_count as answers, accepts_count as accepts, lapses_count as lapses
     from public.vendor_profiles where vendor_id = $1`,
    [vendor],
  );
  return row;
}

/** Sends a request that the accomplice accepts and the others let pass. */
async function passedByRivals(): Promise<string> {
  const { id } = await market.submit(owner, { timing: 'emergency' });
  await market.accept(id, accomplice);
  await market.database.query(
    `update private.timers t set due_at = now() - interval '1 second' from public.leads l
     where t.subject_id = l.id and t.event = 'expire' and t.fired_at is null and l.request_id = $1`,
    [id],
  );
  await market.clock(new Date());
  return id;
}

const cancel = (id: string) =>
  market.call(owner, 'cancel_request', { request_id: id, reason: 'Changed my mind' });

test('requests that are called off before an answer count for and against nobody', async () => {
  for (let round = 0; round < 5; round += 1) await cancel(await passedByRivals());
  for (const vendor of [...rivals, accomplice])
    expect(await figures(vendor)).toEqual({ answers: 0, accepts: 0, lapses: 0 });
});

test('many requests of one owner count once for each Pro, in 30 days', async () => {
  for (let round = 0; round < 5; round += 1) await passedByRivals();
  expect(await figures(accomplice)).toEqual({ answers: 1, accepts: 1, lapses: 0 });
  for (const rival of rivals)
    expect(await figures(rival)).toEqual({ answers: 0, accepts: 0, lapses: 1 });
  await market.database.query(
    `update private.counted_answers set counted_at = counted_at - interval '31 days'`,
  );
  await passedByRivals();
  expect(await figures(accomplice)).toEqual({ answers: 2, accepts: 2, lapses: 0 });
});

test('a negative control: requests of different owners count, and the public share follows', async () => {
  for (let round = 0; round < 5; round += 1) {
    owner = await market.owner();
    await passedByRivals();
  }
  expect(await figures(accomplice)).toEqual({ answers: 5, accepts: 5, lapses: 0 });
  const share = (vendor: string) =>
    market.value(
      `select private.public_figures(v) ->> 'acceptance_rate' from public.vendor_profiles v where vendor_id = $1`,
      [vendor],
    );
  expect(await share(accomplice)).toBe('1.000');
  expect(await share(rivals[0] ?? '')).toBe('0.000');
});

test('a request that is called off after an answer to a Pro still counts', async () => {
  const id = await passedByRivals();
  await market.call(owner, 'share_contact', { lead_id: await market.lead(id, accomplice) });
  await cancel(id);
  expect(await figures(accomplice)).toEqual({ answers: 1, accepts: 1, lapses: 0 });
});
