import { randomUUID } from 'node:crypto';
import type { Caller } from '../support/database';
import {
  as,
  attacked,
  getsNothing,
  market,
  openHostileMarket,
  owner,
  otherOwner,
  refused,
  visitor,
} from './hostileMarket';

openHostileMarket('devices');

const register = (caller: Caller, token: string | null, platform = 'android') =>
  as(caller, 'select public.register_push_token($1, $2)', [token, platform]);
const devicesOf = (person: string) =>
  market.value<number>('select count(*)::int from public.push_tokens where person_id = $1', [
    person,
  ]);

test('no one reads, removes or makes up the device of another', async () => {
  const token = `device-of-${owner}`;
  await register({ userId: owner }, token);
  await refused(
    register(visitor(), 'a-device-nobody-has'),
    'permission denied for function register_push_token',
  );
  await refused(register({ userId: otherOwner }, 'short'), 'The device token is too short.');
  await refused(register({ userId: otherOwner }, null), 'The token of the device is required.');
  await refused(
    register({ userId: otherOwner }, 'x'.repeat(513)),
    'The token of the device must be at most 512 characters.',
  );
  await refused(
    register({ userId: otherOwner }, 'a-device-of-mine', 'toaster'),
    'The platform must be ios or android.',
  );
  await getsNothing(
    as({ userId: otherOwner }, 'select token from public.push_tokens where token = $1', [token]),
  );
  await getsNothing(
    as({ userId: otherOwner }, 'delete from public.push_tokens where token = $1 returning token', [
      token,
    ]),
  );
  await refused(
    as(
      { userId: otherOwner },
      `insert into public.push_tokens (token, person_id, platform) values ('a new device', $1, 'ios')`,
      [owner],
    ),
    'permission denied for table push_tokens',
  );
  await refused(
    as({ userId: otherOwner }, 'update public.push_tokens set person_id = $1', [otherOwner]),
    'permission denied for table push_tokens',
  );
  expect(await devicesOf(owner)).toBe(1);
  // Known or not, the answer is the same.
  attacked();
  expect(await register({ userId: otherOwner }, 'a-device-of-mine')).toEqual(
    await register({ userId: otherOwner }, token),
  );
});

test('a device that changes hands keeps nothing of the previous account; too many devices replace only one’s own', async () => {
  const token = `shared-${randomUUID()}`;
  await register({ userId: owner }, token);
  await register({ userId: otherOwner }, token);
  attacked(2);
  expect(
    await market.value('select person_id from public.push_tokens where token = $1', [token]),
  ).toBe(otherOwner);
  const kept = await devicesOf(owner);
  for (let number = 0; number < 25; number += 1)
    await register({ userId: otherOwner }, `flood-${number}-${randomUUID()}`);
  expect(await devicesOf(otherOwner)).toBeLessThanOrEqual(20);
  expect(await devicesOf(owner)).toBe(kept);
});

test('a deleted account cannot register a device', async () => {
  const leaving = await market.owner();
  await register({ userId: leaving }, `device-of-${leaving}`);
  await market.value('private.erase_person($1)', [leaving]);
  expect(await devicesOf(leaving)).toBe(0);
  await refused(register({ userId: leaving }, `device-of-${leaving}`), 'This account was deleted.');
});

test.each([
  ['ios', '../../4/broadcasts/apps/com.example'],
  ['ios', 'an-iphone-whose-token-is-a-word-or-so'],
  ['android', '../../messages:send?access_token=mine'],
  ['android', 'a token with blanks'],
])('a malformed push token of %s is refused: %s', async (platform, token) => {
  const words = 'This is not the token of a device.';
  await refused(register({ userId: otherOwner }, token, platform), words);
});

test('who names the devices of others takes three an hour, and has its own to itself', async () => {
  const [victim, thief] = [await market.owner(), await market.owner()];
  const tokens = Array.from({ length: 5 }, () => `phone-${randomUUID()}`);
  for (const token of tokens) await register({ userId: victim }, token);
  for (const token of tokens.slice(0, 3)) await register({ userId: thief }, token);
  for (const token of tokens.slice(3)) {
    await refused(
      register({ userId: thief }, token),
      'Too many attempts. Wait a moment and try again.',
    );
  }
  expect([await devicesOf(victim), await devicesOf(thief)]).toEqual([2, 3]);
  await register({ userId: thief }, `phone-${randomUUID()}`);
  expect(await devicesOf(thief)).toBe(4);
});
