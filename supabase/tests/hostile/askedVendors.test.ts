import { randomUUID } from 'node:crypto';
import type { Arguments } from '../support/marketplace';
import {
  as,
  attacked,
  call,
  market,
  openHostileMarket,
  first,
  owner,
  otherOwner,
  vendor,
  otherVendor,
  refused,
  visitor,
} from './hostileMarket';

openHostileMarket('asking a Pro');

const ask = (who: string, vendor: unknown, more: Arguments = {}, others: unknown = false) =>
  market.submit(who, { ask: { vendor_id: vendor, others }, ...more });

test('no Pro is asked who is closed to work, uninsured, too far away or does other work', async () => {
  const uninsured = await market.vendor({ isInsured: false });
  const far = await market.vendor({ zip: '97214' });
  const [suspended, terminated, paused] = await market.vendors(3);
  const decide = (vendor: string | undefined, decision: string) =>
    call(first, 'decide_vendor', { vendor_id: vendor, decision, reason: 'Fraud' });
  await decide(suspended, 'suspend');
  await decide(terminated, 'terminate');
  await call(paused ?? '', 'pause_business', { reason: 'Holidays' });
  await market.database.query(
    `update public.vendor_profiles set categories = '{arborist}' where vendor_id = $1`,
    [otherVendor],
  );
  const turnedDown: [vendor: unknown, reason: RegExp][] = [
    [uninsured, /no verified liability insurance/],
    [far, /does not travel to this ZIP code/],
    [suspended, /does not take requests at the moment/],
    [terminated, /does not take requests at the moment/],
    [paused, /does not take requests at the moment/],
    [otherVendor, /does not offer this service/],
    [randomUUID(), /no longer listed/],
    [5, /no longer listed/],
  ];
  for (const [vendor, reason] of turnedDown) await refused(ask(owner, vendor), reason);
  await refused(ask(owner, vendor, {}, 'yes'), 'Choose the Pro to ask.');
  attacked();
  expect(
    await market.value(
      `select count(*)::int from public.leads where vendor_id = any ($1::uuid[])`,
      [[uninsured, far, suspended, terminated, paused]],
    ),
  ).toBe(0);
  // What is said of one who was suspended is said of one who never was.
  const why = (vendor: string) =>
    as(visitor(), `select public.why_not_ask($1, 'tree_removal', '78704') as why`, [vendor]);
  attacked();
  expect(await why(suspended ?? '')).toEqual(await why(randomUUID()));
});

test('others are not asked for a request that is another’s or over', async () => {
  const { id } = await ask(owner, vendor);
  await refused(
    call(otherOwner, 'ask_other_vendors', { request_id: id }),
    'This request does not exist or is no longer open.',
  );
  await refused(
    call(vendor, 'ask_other_vendors', { request_id: id }),
    'Only property owners can have properties.',
  );
  await call(owner, 'cancel_request', { request_id: id, reason: 'Sold' });
  await refused(
    call(owner, 'ask_other_vendors', { request_id: id }),
    'This request does not exist or is no longer open.',
  );
});

test('one Pro is not flooded by one owner', async () => {
  const flooding = await market.owner();
  const flood = async () => {
    for (let number = 0; number < 40; number += 1) await ask(flooding, vendor);
  };
  await refused(flood(), /limit of requests to this Pro/);
  // Another owner still asks the Pro, and this one others.
  await ask(otherOwner, vendor);
  await ask(flooding, otherVendor);
});
