import {
  compareVersions,
  describeMismatch,
  lowestIn,
  type Mismatch,
} from '../../shared/kernel/src/contract/compatibility';
import type { BundleName } from '../../deploy/registry';
import type { Misfit } from './fit';

/** How a release goes live: built from these sources, or taken from those that exist. */
export type Way = 'release' | 'rollback';

/** Whether the shell is behind the remote, rather than ahead of it. */
function isShellBehind(mismatch: Mismatch): boolean {
  switch (mismatch.kind) {
    case 'contract':
      return mismatch.provided < mismatch.needed;
    case 'package':
      return (
        mismatch.provided === null ||
        compareVersions(mismatch.provided, lowestIn(mismatch.needed)) < 0
      );
    case 'tooOld':
      return true;
    case 'broken':
      return false;
  }
}

function stepForRemote({ remote, mismatches, alternative }: Misfit, way: Way): string {
  const isBehind = mismatches.every(isShellBehind);
  // Built from the same sources, the shell has whatever the remote uses.
  if (isBehind && way === 'release') return 'npm run release -w shell';
  if (alternative !== null) return `npm run rollback -- shell ${alternative}`;
  if (isBehind) return `npm run release -w shell, from sources as new as this release of ${remote}`;
  return way === 'release'
    ? 'update these sources to those the live shell was built from, then release again'
    : `none: no release of the shell fits this release of ${remote}`;
}

function stepForShell({ remote, isCanary, mismatches, alternative }: Misfit, way: Way): string {
  if (isCanary) return `npm run release -w ${remote} -- --abandon`;
  if (way === 'release') {
    return mismatches.some(isShellBehind)
      ? `update these sources to those the live ${remote} was built from, then release again`
      : `npm run release -w ${remote} -- --allow-fallback`;
  }
  return alternative === null
    ? `none: no release of ${remote} fits this release of the shell`
    : `npm run rollback -- ${remote} ${alternative}`;
}

/** Says what does not fit, who uses it, and which command to run first. */
export function explainMisfits(bundle: BundleName, misfits: readonly Misfit[], way: Way): string {
  const lines = misfits.flatMap(({ remote, remoteVersion, isCanary, shellVersion, mismatches }) => [
    `  ${remote} ${remoteVersion}${isCanary ? ' (canary)' : ''} with shell ${shellVersion}:`,
    ...mismatches.map((mismatch) => `    ${describeMismatch(mismatch)}.`),
  ]);
  const step = bundle === 'shell' ? stepForShell : stepForRemote;
  const steps = [...new Set(misfits.map((misfit) => step(misfit, way)))];
  return [
    `${bundle} does not fit what is live:`,
    ...lines,
    'Run first:',
    ...steps.map((one) => `  ${one}`),
  ].join('\n');
}
