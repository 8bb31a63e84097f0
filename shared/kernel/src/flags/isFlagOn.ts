import type { UserType } from '../contract';
import type { FeatureFlag } from '../backend/featureFlags';

const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The bucket (0 to 99) an account always falls into: FNV-1a, 32 bit, over the UTF-8 bytes of the
 * account's id in lower case, modulo 100. Written the same way in SQL for the database's evaluation.
 * Source of the constants: Fowler, Noll and Vo, draft-eastlake-fnv.
 */
export function stableBucket(userId: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(userId.toLowerCase())) {
    hash = Math.imul(hash ^ byte, FNV_PRIME) >>> 0;
  }
  return hash % 100;
}

/** What a flag is evaluated for; null is a visitor. */
export interface FlagUser {
  readonly id: string;
  readonly roles: readonly UserType[];
}

/** The fields of a flag that decide. */
export type FlagRule = Pick<
  FeatureFlag,
  'enabled' | 'start_date' | 'end_date' | 'user_roles' | 'user_ids' | 'user_percentage'
>;

function isListed<T>(list: readonly T[] | null, isHit: (entry: T) => boolean): boolean {
  return list === null || list.length === 0 || list.some(isHit);
}

/**
 * Whether a flag is on for someone at a moment. In order: it exists, it is enabled, its start has
 * come, its end has not passed, the role is listed (if any are), the id is listed (if any are), and
 * the account's bucket is below the percentage (if one is set and the account is known).
 */
export function isFlagOn(flag: FlagRule | undefined, user: FlagUser | null, now: Date): boolean {
  if (!flag?.enabled) return false;
  if (flag.start_date !== null && !(now.getTime() >= Date.parse(flag.start_date))) return false;
  if (flag.end_date !== null && !(now.getTime() <= Date.parse(flag.end_date))) return false;
  if (!isListed(flag.user_roles, (role) => user?.roles.some((own) => own === role) ?? false)) {
    return false;
  }
  if (!isListed(flag.user_ids, (id) => id === user?.id)) return false;
  return (
    flag.user_percentage === null || user === null || stableBucket(user.id) < flag.user_percentage
  );
}
