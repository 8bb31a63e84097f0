import type { RemoteName } from '@tree-service/kernel/contract';
import { reloadOnce } from './guardedReload';
import { wantedRelease } from './chooseRelease';
import { fetchRegistry, pageRegistry } from './releaseRegistry';
import { isChunkFailure, RemoteFault, type FaultReason } from './remoteFault';
import { pageRelease } from './remoteLoading';

export const faultTexts: Readonly<Record<FaultReason, string>> = {
  offline: 'You appear to be offline. Check your connection and try again.',
  unreachable: "This part of the site didn't respond. Try again in a moment.",
  staleBuild: 'A new version of this part of the site is available. Try again to load it.',
  brokenContract: 'This part of the site is being updated. Try again in a moment.',
};

/** Why drawing an area failed: a reason of its loading, or null when the page itself is at fault. */
export function faultOf(error: Error): FaultReason | null {
  if (error instanceof RemoteFault) return error.reason;
  if (!isChunkFailure(error)) return null;
  return navigator.onLine ? 'unreachable' : 'offline';
}

/**
 * Looks whether a newer release explains a fault. Answers `staleBuild` when the remote has one; loads
 * the page again, under the guards of `reloadOnce`, when the remote speaks a newer contract than this
 * shell and a newer shell is live. Otherwise the reason stays as it was.
 */
export async function lookForNewerRelease(
  remote: RemoteName,
  reason: FaultReason,
): Promise<FaultReason> {
  if (reason === 'offline') return reason;
  const [now, before] = await Promise.all([fetchRegistry(), pageRegistry()]);
  if (reason === 'brokenContract' && now.shell !== before.shell) reloadOnce();
  const tried = pageRelease(remote);
  const releases = now.remotes[remote];
  const isStale =
    tried !== null && releases !== undefined && wantedRelease(releases).version !== tried.wanted;
  return reason === 'unreachable' && isStale ? 'staleBuild' : reason;
}
