import { reportError, useAuth, useViewing } from '@tree-service/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { DraftValues } from './formDrafts';

function report(error: unknown): void {
  reportError(error, { severity: 'warning', category: 'network', source: 'useServerDraft' });
}

/**
 * Keeps the draft called `name` on the server as well, while someone is signed in, and calls `take` with a newer one from
 * another device, null for one that was sent or discarded there. Without a name nothing is kept.
 */
export function useServerDraft(
  name: string | undefined,
  take: (values: DraftValues | null) => void,
): void {
  const account = useAuth((auth) => auth.user?.id);
  const onNewer = useEffectEvent(take);
  useEffect(() => {
    if (name === undefined || account === undefined) return undefined;
    let close: (() => void) | null = null;
    let isOpen = true;
    const openedAt = Date.now();
    import('./serverDrafts').then(({ openServerDraft }) => {
      if (isOpen) close = openServerDraft(name, openedAt, (values) => onNewer(values));
    }, report);
    return () => {
      isOpen = false;
      close?.();
    };
  }, [account, name]);
}

/** The name under which a draft is kept: none in a viewing, where it would be kept in the name of the viewed person. */
export function useDraftName(name: string | undefined): string | undefined {
  return useViewing() === null ? name : undefined;
}
