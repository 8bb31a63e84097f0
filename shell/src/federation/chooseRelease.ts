import {
  describeMismatch,
  mismatchesOf,
  parseNeeds,
  type Mismatch,
  type Provides,
} from '@tree-service/kernel/contract';
import { fetchManifest } from './manifests';
import type { RemoteRelease, RemoteReleases } from './releaseRegistry';
import { isInShare } from './releaseShare';

declare global {
  /** Written in by the build: see webpack.common.js. */
  const SHELL_PROVIDES: Provides;
}

/** The release of a remote that this page runs. */
export interface ChosenRelease extends RemoteRelease {
  /** The release that would run if this shell could. */
  readonly wanted: string;
  /** Why it cannot; empty when it does. */
  readonly mismatches: readonly Mismatch[];
}

/** This shell can run no release of a remote that the registry names. */
export class NoFittingReleaseError extends Error {
  override readonly name = 'NoFittingReleaseError';

  constructor(readonly mismatches: readonly Mismatch[]) {
    super(mismatches.map(describeMismatch).join('; '));
  }
}

/** The release meant for this visitor: the canary for those in its share, otherwise the live one. */
export function wantedRelease({ live, canary }: RemoteReleases): RemoteRelease {
  return canary !== null && isInShare(canary.share) ? canary : live;
}

/**
 * Chooses the newest release that this shell can run, from the one meant for this visitor to those
 * that were live before. Throws a `NoFittingReleaseError` when there is none.
 */
export async function chooseRelease(releases: RemoteReleases): Promise<ChosenRelease> {
  const wanted = wantedRelease(releases);
  const { live, earlier } = releases;
  const candidates = [wanted, ...(wanted === live ? [] : [live]), ...earlier];
  let reasons: readonly Mismatch[] | null = null;
  for (const candidate of candidates) {
    const manifest = Object(await fetchManifest(candidate));
    const needs = parseNeeds(Object(manifest.release).needs);
    // A release from before they recorded it, or one in development.
    const mismatches = needs === null ? [] : mismatchesOf(needs, SHELL_PROVIDES);
    reasons ??= mismatches;
    if (mismatches.length === 0) {
      return { ...candidate, wanted: wanted.version, mismatches: reasons };
    }
  }
  throw new NoFittingReleaseError(reasons ?? []);
}
