import type { Caller } from '../support/database';
import { openMarketplace, refusal, type Arguments, type Marketplace } from '../support/marketplace';

// What people try who want money, plans, devices, drafts or links that are not theirs, or more than their share.

/** Why everybody but administrators is refused. */
export const ADMINS_ONLY = 'Only an administrator can do this.';

export let market: Marketplace;
/** Administrators. */
export let [first, second, third]: [string, string, string] = ['', '', ''];
export let [owner, otherOwner]: [string, string] = ['', ''];
/** Pros with tokens, new in each test. */
export let [vendor, otherVendor]: [string, string] = ['', ''];

let attacks = 0;

/** Opens the marketplace of a test file before its tests, and tells afterwards how many attacks they were. */
export function openHostileMarket(subject: string): void {
  beforeAll(async () => {
    market = await openMarketplace();
    [first, second, third] = [await market.admin(), await market.admin(), await market.admin()];
    [owner, otherOwner] = [await market.owner(), await market.owner()];
  });
  beforeEach(async () => {
    // Only the Pros of a test are asked in it.
    await market.database.query(
      `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
    );
    const options = { tokens: 300, crewSize: 50 };
    [vendor, otherVendor] = [await market.vendor(options), await market.vendor(options)];
  });
  afterAll(async () => {
    console.log(`Hostile calls, ${subject}: ${attacks} attacks`);
    await market.database.close();
  });
}

export const call = <Answer = never>(person: string, name: string, given: Arguments = {}) =>
  market.call<Answer>(person, name, given);
export const as = (caller: Caller, sql: string, values: readonly unknown[] = []) =>
  market.database.as(caller, (queries) => queries.query(sql, [...values]));
export const visitor = (address = '198.51.100.7', more: Record<string, string> = {}): Caller => ({
  role: 'anon',
  headers: { 'x-forwarded-for': address, ...more },
});

/** Counts attacks whose outcome the test itself looks at. */
export function attacked(times = 1): void {
  attacks += times;
}

/** An attack that is refused for this reason, with a sentence or for want of rights. */
export async function refused(attempt: Promise<unknown>, reason: string | RegExp): Promise<void> {
  attacked();
  expect(await refusal(attempt)).toEqual({
    message: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    code: expect.stringMatching(/^(P0001|42501)$/),
  });
}

/** An attack that is answered and gets nothing. */
export async function getsNothing(attempt: Promise<unknown>): Promise<void> {
  attacked();
  const answer = await attempt;
  expect(answer ?? []).toEqual([]);
}
