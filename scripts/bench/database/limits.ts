import type { Measured } from './measure';
import type { Subject } from './subject';

/** How long the yardstick takes on two quiet cores, in milliseconds. */
export const QUIET_YARDSTICK = 65;

/**
 * What took longer than its limit, a sentence each. Limits assume two idle cores and scale
 * with the yardstick on slower machines.
 */
export function brokenLimits(
  subjects: readonly Subject[],
  measured: readonly Measured[],
  yardstick: number,
): string[] {
  const slowness = Math.max(1, yardstick / QUIET_YARDSTICK);
  return subjects.flatMap(({ name, p95AtMost }) => {
    const p95 = measured.find((row) => row.name === name)?.times.p95;
    if (p95AtMost === undefined || (p95 !== undefined && p95 <= p95AtMost * slowness)) return [];
    const took = p95 === undefined ? 'was not measured' : `took ${p95.toFixed(1)} ms at p95`;
    return [
      `${name} ${took}, not ${(p95AtMost * slowness).toFixed(1)} ms (${p95AtMost} when quiet)`,
    ];
  });
}
