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
