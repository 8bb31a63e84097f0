import { reportError } from '@tree-service/kernel';
import { describeMismatch, type Mismatch, type RemoteName } from '@tree-service/kernel/contract';
import type { ChosenRelease } from './chooseRelease';

/** This shell cannot run a release of a remote. No one notices: an earlier release runs instead. */
class ReleaseMismatch extends Error {
  override readonly name = 'ReleaseMismatch';

  constructor(remote: RemoteName, version: string, mismatches: readonly Mismatch[]) {
    super(`${remote} ${version} ${mismatches.map(describeMismatch).join('; ')}.`);
  }
}

const REPORTED_KEY = 'tree-service-mismatch-reported';
const reported = new Set<string>();

/** Whether this session of the browser reports a mismatch for the first time. */
function isFirstReport(mismatch: string): boolean {
  if (reported.has(mismatch)) return false;
  reported.add(mismatch);
  try {
    const key = `${REPORTED_KEY} ${mismatch}`;
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, new Date().toISOString());
  } catch {
    // Without storage each page reports it once.
  }
  return true;
}

/**
 * Reports that a remote runs an earlier release than the one meant for this visitor, once per session
 * of the browser for each pair of releases.
 */
export function reportFallback(
  remote: RemoteName,
  { version, wanted, mismatches }: ChosenRelease,
): void {
  if (version === wanted || !isFirstReport(`${remote} ${wanted} ${version}`)) return;
  reportError(new ReleaseMismatch(remote, wanted, mismatches), {
    severity: 'warning',
    category: 'network',
    source: 'federation',
    context: { remote, remote_version: version },
  });
}
