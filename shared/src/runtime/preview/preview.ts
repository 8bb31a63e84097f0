import { create } from 'zustand';
import type { NavigationViewer, UserType } from '@tree-service/shared/contract';
import { useAuth } from '../auth/authStore';
import { isAdmin, userTypeOf } from '../auth/userTypeRules';

/** The types an administrator can look at the interface as. */
export type PreviewType = Exclude<UserType, 'admin'>;

// Kept in memory alone: a reload ends it, and no guard and no request ever asks for it.
const usePreviewStore = create<{ readonly type: PreviewType | null }>()(() => ({ type: null }));

/** Draws the navigation as another type sees it, until `endPreview`. Grants nothing. */
export function startPreview(type: PreviewType): void {
  usePreviewStore.setState({ type });
}

/** Draws the navigation for the signed-in account again. */
export function endPreview(): void {
  usePreviewStore.setState({ type: null });
}

/** The type an administrator is previewing; null for everybody else, and when there is no preview. */
export function usePreview(): PreviewType | null {
  const type = usePreviewStore((preview) => preview.type);
  return useAuth(isAdmin) ? type : null;
}

/** Whom the navigation is drawn for: the previewed type, else the account's own. */
export function useViewer(): NavigationViewer {
  const signedIn = useAuth((auth) => auth.status === 'signedIn');
  const ownType = useAuth(userTypeOf);
  const previewed = usePreview();
  return { signedIn, type: previewed ?? ownType };
}
