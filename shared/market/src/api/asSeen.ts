const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether a stored row still has the values an editor began from (`seen`), field by field. */
export function isAsSeen(stored: object, seen: object): boolean {
  return Object.entries(seen).every(([field, value]) => isSame(Reflect.get(stored, field), value));
}
