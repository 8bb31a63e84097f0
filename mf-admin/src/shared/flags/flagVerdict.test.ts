/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { stableBucket } from '@tree-service/kernel';
import { flagVerdict } from './flagVerdict';

const now = new Date('2026-11-21T12:00:00Z');
const user = { id: '00000000-0000-4000-8000-000000000001', roles: ['owner'] } as const;
const open = {
  enabled: true,
  start_date: null,
  end_date: null,
  user_roles: null,
  user_ids: null,
  user_percentage: null,
};
const bucket = stableBucket(user.id);

describe('flagVerdict', () => {
  it.each([
    [{}, true, 'All conditions met.'],
    [{ enabled: false }, false, 'Off for everyone.'],
    [{ start_date: '2026-12-01T00:00:00Z' }, false, 'Not started yet.'],
    [{ end_date: '2026-11-01T00:00:00Z' }, false, 'Ended.'],
    [{ user_roles: ['vendor'] }, false, 'Not for this user type.'],
    [{ user_ids: ['someone-else'] }, false, 'Not for this account.'],
    [{ user_percentage: bucket }, false, `Bucket ${bucket} is not below ${bucket}.`],
    [
      { user_percentage: bucket + 1 },
      true,
      `All conditions met: bucket ${bucket} is below ${bucket + 1}.`,
    ],
  ])('%j: %s, %s', (changes, isOn, why) => {
    expect(flagVerdict({ ...open, ...changes }, user, now)).toEqual({ isOn, why });
  });
});
