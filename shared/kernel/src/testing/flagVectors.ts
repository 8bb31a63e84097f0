import vectors from '../flags/flagVectors.json';
import type { FlagRule } from '../flags/isFlagOn';

/** One case of the table that the interface and the database are both tested with. */
export interface FlagCase {
  what: string;
  rule: Partial<FlagRule>;
  person: 'owner' | 'vendor' | null;
  on: boolean;
}

/** The moment at which every case is evaluated. */
export const FLAG_MOMENT = vectors.now;

export const FLAG_PEOPLE = {
  owner: { id: vectors.people.owner.id, type: 'owner' },
  vendor: { id: vectors.people.vendor.id, type: 'vendor' },
} as const;

/** Accounts and the bucket each always falls into. */
export const FLAG_BUCKETS: readonly (readonly [string, number])[] = vectors.buckets.map(
  ([id, bucket]) => [String(id), Number(bucket)],
);

/** Every case. */
export const FLAG_CASES: readonly FlagCase[] = vectors.cases.map(({ person, ...rest }) => ({
  ...rest,
  person: person === 'owner' || person === 'vendor' ? person : null,
}));
