/** Median of what is known; null for none. */
export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

/** A result and by how much it misses its goal, such as "213.4 +83.4"; the result alone where it is met. */
export function formatAgainstGoal(
  value: number | null,
  goal: number | null,
  digits: number,
): string {
  if (value === null || Number.isNaN(value)) return '-';
  const shown = value.toFixed(digits);
  const miss = goal === null ? 0 : Number(shown) - goal;
  return miss > 0 ? `${shown} +${miss.toFixed(digits)}` : shown;
}
