/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { flagInput, flagRule, flagSchema } from './flagForm';

const stored = {
  name: 'video_upload',
  enabled: true,
  description: 'Videos in addition to photos',
  user_percentage: 10,
  user_roles: ['vendor'],
  user_ids: ['3f2b8a90-4c1d-4e5f-8a6b-0123456789ab'],
  start_date: '2026-11-21T12:30:00.000Z',
  end_date: null,
  version: 1,
};
const typed = { ...flagInput(stored), reason: 'A first group' };

describe('the flag form', () => {
  it('keeps a stored rule unchanged', () => {
    expect(flagRule(v.parse(flagSchema, typed))).toEqual({
      enabled: true,
      description: 'Videos in addition to photos',
      user_percentage: 10,
      user_roles: ['vendor'],
      user_ids: ['3f2b8a90-4c1d-4e5f-8a6b-0123456789ab'],
      start_date: '2026-11-21T12:30:00.000Z',
    });
  });

  it('sets no condition for empty fields', () => {
    const open = { ...typed, roles: [], people: [], percentage: '', start: '' };
    expect(flagRule(v.parse(flagSchema, open))).toEqual({
      enabled: true,
      description: 'Videos in addition to photos',
    });
  });

  it.each([
    { percentage: '101' },
    { people: Array.from({ length: 1001 }, () => stored.user_ids[0]) },
    { reason: '' },
    { start: '2026-11-22T10:00', end: '2026-11-21T10:00' },
  ])('rejects %j', (changes) => {
    expect(v.safeParse(flagSchema, { ...typed, ...changes }).success).toBe(false);
  });
});
