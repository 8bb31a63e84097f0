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
    [{}, true, 'Every rule is met.'],
    [{ enabled: false }, false, 'It is switched off for everybody.'],
    [{ start_date: '2026-12-01T00:00:00Z' }, false, 'Its start has not come yet.'],
    [{ end_date: '2026-11-01T00:00:00Z' }, false, 'Its end has passed.'],
    [{ user_roles: ['vendor'] }, false, 'Its roles do not include this one.'],
    [{ user_ids: ['someone-else'] }, false, 'Its accounts do not include this one.'],
    [{ user_percentage: bucket }, false, `Bucket ${bucket} is not below ${bucket}.`],
    [
      { user_percentage: bucket + 1 },
      true,
      `Every rule is met: bucket ${bucket} is below ${bucket + 1}.`,
    ],
  ])('%j: %s, %s', (changes, isOn, why) => {
    expect(flagVerdict({ ...open, ...changes }, user, now)).toEqual({ isOn, why });
  });
});
