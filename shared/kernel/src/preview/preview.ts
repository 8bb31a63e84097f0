import { useMemo } from 'react';
import { create } from 'zustand';
import type { NavigationViewer, UserType } from '../contract';
import { authState, useAuth } from '../auth/authStore';
import { isAdmin, userTypeOf } from '../auth/userTypeRules';
import { usePagesOff } from '../flags/FeatureFlagsProvider';

/** The types an administrator can look at the interface as. */
export type PreviewType = Exclude<UserType, 'admin'>;

interface Preview {
  readonly type: PreviewType | null;
  /** The account that started it; the next account on the same page starts without one. */
  readonly by: string | null;
}

// Kept only in memory: a reload ends it, and no guard or request reads it.
const usePreviewStore = create<Preview>()(() => ({ type: null, by: null }));

/** Draws the navigation as another type sees it, until `endPreview` or sign-out. Grants nothing. */
export function startPreview(type: PreviewType): void {
  usePreviewStore.setState({ type, by: authState().user?.id ?? null });
}

/** Draws the navigation for the signed-in account again. */
export function endPreview(): void {
  usePreviewStore.setState({ type: null, by: null });
}

/** The type an administrator is previewing; null for everyone else, and when there is no preview. */
export function usePreview(): PreviewType | null {
  const { type, by } = usePreviewStore();
  const isTheirs = useAuth((auth) => isAdmin(auth) && auth.user?.id === by);
  return isTheirs ? type : null;
}

/** The previewed viewer, else the account's own; with what is turned off for the account. */
export function useViewer(): NavigationViewer {
  const signedIn = useAuth((auth) => auth.status === 'signedIn');
  const ownType = useAuth(userTypeOf);
  const previewed = usePreview();
  const isOff = usePagesOff();
  return useMemo(
    () => ({ signedIn, type: previewed ?? ownType, isOff }),
    [signedIn, previewed, ownType, isOff],
  );
}
