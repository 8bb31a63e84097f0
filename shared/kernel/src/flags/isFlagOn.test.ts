import { FLAG_BUCKETS, FLAG_CASES, FLAG_MOMENT, FLAG_PEOPLE } from '../testing/flagVectors';
import { isFlagOn, type FlagRule, type FlagUser, stableBucket } from './isFlagOn';

const now = new Date(FLAG_MOMENT);
const rule = (changes: Partial<FlagRule> = {}): FlagRule => ({
  enabled: true,
  start_date: null,
  end_date: null,
  user_roles: null,
  user_ids: null,
  user_percentage: null,
  ...changes,
});
const user = (person: 'owner' | 'vendor' | null): FlagUser | null =>
  person && { id: FLAG_PEOPLE[person].id, roles: [FLAG_PEOPLE[person].type] };

describe('isFlagOn', () => {
  it.each(FLAG_CASES)('evaluates: $what', ({ rule: changes, person, on }) => {
    expect(isFlagOn(rule(changes), user(person), now)).toBe(on);
  });

  it('is off for a flag that does not exist, and for a date that is none', () => {
    expect(isFlagOn(undefined, user('owner'), now)).toBe(false);
    expect(isFlagOn(rule({ start_date: 'soon' }), user('owner'), now)).toBe(false);
  });
});

describe('stableBucket', () => {
  it.each(FLAG_BUCKETS)('of %s is always %i', (id, bucket) => {
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
