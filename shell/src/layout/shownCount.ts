/** A count as a badge shows it: the number, "99+" beyond what fits. */
export function shownCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
