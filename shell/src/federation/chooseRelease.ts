import {
  describeMismatch,
  mismatchesOf,
  parseNeeds,
  type Mismatch,
  type Provides,
  SESSION_KEY,
} from '@tree-service/kernel/contract';
import { authState, browserStorage, stableBucket } from '@tree-service/kernel';
import { fetchManifest } from './manifests';
import type { RemoteRelease, RemoteReleases } from './releaseRegistry';

const BUCKET_KEY = 'tree-service-release-bucket';
const BUCKETS = 100;

function storedBucket(): number | null {
  const stored = browserStorage.read(BUCKET_KEY);
  return stored !== null && /^\d{1,2}$/.test(stored) ? Number(stored) : null;
}

/**
 * The bucket (0 to 99) of this visitor. An account has the same one in every browser, and a browser
 * keeps it when the account signs out; a visitor without an account draws one. Null while it is not
 * known whose session is stored here.
 */
function ownBucket(): number | null {
  const { user, status } = authState();
  const stored = storedBucket();
  const isUnknown = status === 'loading' && browserStorage.read(SESSION_KEY) !== null;
  if (stored === null && isUnknown) return null;
  const bucket =
    user === null ? (stored ?? Math.floor(Math.random() * BUCKETS)) : stableBucket(user.id);
  if (bucket !== stored) browserStorage.write(BUCKET_KEY, String(bucket));
  return bucket;
}

/** Whether this visitor is among a percentage of all visitors and accounts. */
export function isInShare(percent: number): boolean {
  const bucket = ownBucket();
  return bucket !== null && bucket < percent;
}

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
