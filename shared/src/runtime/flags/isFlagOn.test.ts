import { isFlagOn, type FlagRule, type FlagUser } from './isFlagOn';
import { stableBucket } from './stableBucket';

const now = new Date('2026-06-15T12:00:00Z');
const owner: FlagUser = { id: '3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b', roles: ['owner'] };
const vendor: FlagUser = { id: '00000000-0000-4000-8000-000000000001', roles: ['vendor'] };

const rule = (changes: Partial<FlagRule> = {}): FlagRule => ({
  enabled: true,
  start_date: null,
  end_date: null,
  user_roles: null,
  user_ids: null,
  user_percentage: null,
  ...changes,
});

describe('isFlagOn', () => {
  it.each<[string, FlagRule | undefined, FlagUser | null, boolean]>([
    ['a flag that does not exist', undefined, owner, false],
    ['a disabled flag', rule({ enabled: false }), owner, false],
    ['an enabled flag', rule(), owner, true],
    ['an enabled flag, for a visitor', rule(), null, true],
    ['before the start', rule({ start_date: '2026-06-15T12:00:01Z' }), owner, false],
    ['at the start', rule({ start_date: '2026-06-15T12:00:00Z' }), owner, true],
    ['at the end', rule({ end_date: '2026-06-15T12:00:00Z' }), owner, true],
    ['after the end', rule({ end_date: '2026-06-15T11:59:59Z' }), owner, false],
    ['a start in another zone', rule({ start_date: '2026-06-15T14:00:00+02:00' }), owner, true],
    ['a date that is none', rule({ start_date: 'soon' }), owner, false],
    ['a listed role', rule({ user_roles: ['vendor', 'owner'] }), owner, true],
    ['a role not listed', rule({ user_roles: ['vendor'] }), owner, false],
    ['a listed role, for a visitor', rule({ user_roles: ['owner'] }), null, false],
    ['an empty list of roles', rule({ user_roles: [] }), owner, true],
    ['a listed id', rule({ user_ids: [owner.id] }), owner, true],
    ['an id not listed', rule({ user_ids: [vendor.id] }), owner, false],
    ['a listed id, for a visitor', rule({ user_ids: [owner.id] }), null, false],
    ['an empty list of ids', rule({ user_ids: [] }), owner, true],
    [
      'a listed id without the role',
      rule({ user_ids: [owner.id], user_roles: ['admin'] }),
      owner,
      false,
    ],
    ['nobody by percentage', rule({ user_percentage: 0 }), owner, false],
    ['everybody by percentage', rule({ user_percentage: 100 }), owner, true],
    ['a percentage, for a visitor', rule({ user_percentage: 0 }), null, true],
    ['just below the bucket', rule({ user_percentage: stableBucket(owner.id) }), owner, false],
    ['just above the bucket', rule({ user_percentage: stableBucket(owner.id) + 1 }), owner, true],
  ])('%s', (_what, flag, user, expected) => {
    expect(isFlagOn(flag, user, now)).toBe(expected);
  });
});

describe('stableBucket', () => {
  it.each([
    ['00000000-0000-0000-0000-000000000000', 57],
    ['00000000-0000-4000-8000-000000000001', 22],
    ['3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b', 71],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', 33],
  ])('of %s is always %i', (id, bucket) => {
    expect(stableBucket(id)).toBe(bucket);
    expect(stableBucket(id.toUpperCase())).toBe(bucket);
  });

  it('spreads accounts evenly', () => {
    const counts = new Array<number>(100).fill(0);
    for (let account = 0; account < 20_000; account += 1) {
      const bucket = stableBucket(
        `3f2b8a90-4c1d-4e5f-8a6b-${account.toString(16).padStart(12, '0')}`,
      );
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(120);
    expect(Math.max(...counts)).toBeLessThan(290);
  });
});
