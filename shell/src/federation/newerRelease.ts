import { useEffect, useState } from 'react';
import { reportError } from '@tree-service/kernel';
import { fetchRegistry, pageRegistry, type ReleaseRegistry } from './releaseRegistry';
import { pageRelease } from './remoteLoading';
import { remoteNames } from '@tree-service/kernel/contract';
import { wantedRelease } from './chooseRelease';

/** Minimum time in ms between two requests for the registry. */
const ASK_EVERY_MS = 60_000;

function isNewer(now: ReleaseRegistry, before: ReleaseRegistry): boolean {
  if (now.shell !== before.shell) return true;
  return remoteNames.some((remote) => {
    const running = pageRelease(remote);
    const releases = now.remotes[remote];
    // Not what runs: where this shell runs an earlier release, so would the next page.
    return running && releases && wantedRelease(releases).version !== running.wanted;
  });
}

async function isNewerReleaseLive(): Promise<boolean> {
  const before = await pageRegistry();
  return isNewer(await fetchRegistry(), before);
}

/**
 * Whether a newer release of anything this page runs is live. Checks when the tab becomes visible, at
 * most once a minute; stays true once it is. Never reloads the page.
 */
export function useNewerRelease(): boolean {
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (isLive) return undefined;
    let askedAt = Date.now();
    function look(): void {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      if (Date.now() - askedAt < ASK_EVERY_MS) return;
      askedAt = Date.now();
      isNewerReleaseLive().then(setLive, (cause: unknown) => {
        reportError(cause, { severity: 'info', category: 'network', source: 'newer release' });
      });
    }
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isLive]);

  return isLive;
}
