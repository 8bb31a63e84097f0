import type { Measured } from './measure';

/** 10k, 1m: a number of rows in few letters. */
export function nameOfSize(size: number): string {
  return size % 1_000_000 === 0 ? `${size / 1_000_000}m` : `${size / 1_000}k`;
}

const milliseconds = (value: number | undefined) =>
  (value === undefined ? '' : value.toFixed(value < 10 ? 2 : 1)).padStart(9);
const ratio = (one: number | undefined, other: number | undefined) =>
  (one === undefined || other === undefined ? '' : `${(one / other).toFixed(2)}x`).padStart(10);

/** A table of times: with policies, and against none and a bare index scan (medians). */
export function measuredTable(rows: readonly Measured[]): string {
  return [
    'ms'.padEnd(36) + '      p50      p95      p99   no policies: p50   ratio   bare p50     ratio',
    ...rows.map(
      ({ name, times, withoutPolicies, bare }) =>
        `${name.padEnd(36)}${milliseconds(times.p50)}${milliseconds(times.p95)}${milliseconds(times.p99)}` +
        `        ${milliseconds(withoutPolicies?.p50)}${ratio(times.p50, withoutPolicies?.p50)}` +
        ` ${milliseconds(bare?.p50)}${ratio(times.p50, bare?.p50)}`,
    ),
  ].join('\n');
}

/** A table of how medians grow from the smallest marketplace to the largest. */
export function growthTable(
  results: readonly { readonly size: number; readonly measured: readonly Measured[] }[],
): string {
  const [first, last] = [results[0], results.at(-1)];
  const rows = (first?.measured ?? []).map(({ name, times }) => {
    const all = results.map(({ measured }) => measured.find((row) => row.name === name)?.times.p50);
    const largest = last?.measured.find((row) => row.name === name)?.times.p50;
    return `${name.padEnd(36)}${all.map(milliseconds).join('')}${ratio(largest, times.p50)}`;
  });
  const sizes = results.map(({ size }) => nameOfSize(size).padStart(9)).join('');
  return ['', `${'growth, p50 in ms'.padEnd(36)}${sizes}    growth`, ...rows].join('\n');
}
