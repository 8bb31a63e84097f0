import type { Canary } from '@tree-service/kernel';
import type { RemoteName } from '@tree-service/kernel/contract';
import type { ComparedRelease } from '../../api/releaseComparison';

/** A remote that has a canary, and its live release. */
export interface CanaryPair {
  readonly remote: RemoteName;
  readonly canary: Canary;
  readonly live: string;
}

/** One release of a pair. */
export interface ComparisonRow {
  readonly remote: RemoteName;
  readonly version: string;
  /** Percent of visitors. */
  readonly share: number;
  readonly loads: number;
  readonly errors: number;
  /** Null before the first load. */
  readonly errorsPerThousand: number | null;
  readonly people: number;
}

/** The canary and the live release of a remote, with what was counted of each. */
export function comparedReleases(
  { remote, canary, live }: CanaryPair,
  counted: readonly ComparedRelease[],
): ComparisonRow[] {
  const row = (version: string, share: number): ComparisonRow => {
    const found = counted.find((release) => release.version === version);
    const { loads = 0, errors = 0, people = 0 } = found ?? {};
    const errorsPerThousand = loads === 0 ? null : Math.round((errors / loads) * 10_000) / 10;
    return { remote, version, share, loads, errors, errorsPerThousand, people };
  };
  return [row(canary.version, canary.share), row(live, 100 - canary.share)];
}
