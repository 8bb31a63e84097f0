import type { Measured } from './measure';
import type { Subject } from './subject';

/** How long the yardstick takes on two quiet cores, in milliseconds. */
export const QUIET_YARDSTICK = 65;

/** How many times as long policies may make a query take, at the median. */
const POLICIES_AT_MOST = 1.2;
// Less than this many milliseconds is the machine.
const NOISE_MS = 0.5;

/** The queries that policies make slower than they may, a sentence each. */
export function costlyPolicies(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ name, times, withoutPolicies }) => {
    const bare = withoutPolicies?.p50 ?? times.p50;
    if (times.p50 <= bare * POLICIES_AT_MOST || times.p50 - bare <= NOISE_MS) return [];
    return [
      `${name} takes ${(times.p50 / bare).toFixed(2)} times as long with policies as without`,
    ];
  });
}

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
