import { randomUUID } from 'node:crypto';
import type { Arguments } from '../support/marketplace';
import {
  as,
  attacked,
  call,
  getsNothing,
  market,
  openHostileMarket,
  first,
  owner,
  otherOwner,
  vendor,
  refused,
  visitor,
} from './hostileMarket';

openHostileMarket('links to a request');

const share = (who: string, request: string, given: Arguments = {}) =>
  call<{ id: string; token: string }>(who, 'share_request', { request_id: request, ...given });
const open = async (token: string, address = '198.51.100.8') => {
  const [row] = await as(visitor(address), 'select public.shared_request($1) as shared', [token]);
  return row?.['shared'] ?? null;
};

test('a request is shared by its owner alone, with its own quotes, for some days', async () => {
  const { id } = await market.submit(owner);
  const foreign = await market.agree(otherOwner, vendor);
  await refused(share(otherOwner, id), 'This request does not exist, or cannot be shared.');
  for (const who of [vendor, first])
    await refused(share(who, id), 'Only property owners can have properties.');
  await refused(
    as(visitor(), 'select public.share_request($1)', [id]),
    'permission denied for function share_request',
  );
  await refused(share(owner, id, { lead_id: foreign.lead }), 'This quote does not exist.');
  await refused(share(owner, id, { lead_id: randomUUID() }), 'This quote does not exist.');
  for (const days of [0, -1, 91, null])
    await refused(share(owner, id, { valid_days: days }), 'A link works for 1 to 90 days.');
  for (let number = 0; number < 10; number += 1) await share(owner, id);
  await refused(share(owner, id), 'A request can have up to 10 links. Turn one off first.');
  await refused(
    as({ userId: owner }, 'select token_hash from public.request_shares'),
    'permission denied for table request_shares',
  );
  await getsNothing(
    as({ userId: otherOwner }, 'select id from public.request_shares where request_id = $1', [id]),
  );
});

test('a link that was turned off, ran out or is made up shows nothing; only its owner turns it off', async () => {
  const { id } = await market.submit(owner);
  const link = await share(owner, id);
  await as({ userId: otherOwner }, 'select public.revoke_request_share($1)', [link.id]).catch(
    () => undefined,
  );
  attacked();
  expect(await open(link.token)).not.toBeNull();
  for (const token of [
    '',
    '%',
    link.token.slice(0, -1),
    `${link.token} `,
    link.id,
    'x'.repeat(100_000),
  ])
    await getsNothing(open(token));
  await call(owner, 'revoke_request_share', { share_id: link.id });
  await getsNothing(open(link.token));
  const late = await share(owner, id);
  await market.database.query(
    `update public.request_shares set expires_at = now() - interval '1 second' where id = $1`,
    [late.id],
  );
  await getsNothing(open(late.token));
});

test('after a cancellation, a spam rejection or an account deletion it shows no more than it should', async () => {
  const { id } = await market.submit(owner, { access_notes: 'Gate code 4711' });
  const { lead } = await market.accept(id, vendor);
  await market.quote(vendor, lead, 90_000);
  const link = await share(owner, id);
  await call(owner, 'cancel_request', { request_id: id, reason: 'Sold' });
  attacked();
  const shown = await open(link.token);
  expect(shown).toMatchObject({ state: 'canceled', quotes: [] });
  expect(JSON.stringify(shown)).not.toMatch(/4711|Elm Street|5550100|Byron/);
  const spam = await market.submit(owner);
  const spamLink = await share(owner, spam.id);
  await call(first, 'reject_request_as_spam', { request_id: spam.id, reason: 'Advertising' });
  await getsNothing(open(spamLink.token));
  await refused(share(owner, spam.id), 'This request does not exist, or cannot be shared.');
  const leaving = await market.owner();
  const left = await market.submit(leaving);
  const leftLink = await share(leaving, left.id);
  await market.value('private.erase_person($1)', [leaving]);
  await getsNothing(open(leftLink.token));
});

test('an owner who is suspended for a request shows it to no one', async () => {
  const suspended = await market.owner();
  const { id } = await market.submit(suspended);
  const link = await share(suspended, id);
  await call(first, 'admin_suspend_owner', { person_id: suspended, reason: 'Advertising' });
  await getsNothing(open(link.token));
  await refused(
    share(suspended, id),
    'Your account is suspended. Contact us if you think this is a mistake.',
  );
});

test('tokens cannot be guessed', async () => {
  // More than two minutes of the clock take together.
  const guess = async () => {
    for (let number = 0; number < 130; number += 1) await open(randomUUID(), '203.0.113.77');
  };
  await refused(guess(), /^Too many/);
});
