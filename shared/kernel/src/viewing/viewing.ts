import type { AuthUser } from '../auth/authUser';
import type { Profile } from '../backend/profiles';

/** An administrator looking at the pages of a person, read-only. */
export interface Viewing {
  readonly id: string;
  readonly adminId: string;
  /** Whose pages are shown. */
  readonly person: Profile;
  /** The account that components take for the one signed in. */
  readonly user: AuthUser;
  /** In ms since 1970. */
  readonly endsAt: number;
}

const KEY = 'tree-service-viewing';

// For this tab alone, and for as long as it lives: the administrator's other tabs stay as they are.
function ofTab(access: (storage: Storage) => string | null): string | null {
  try {
    return typeof window === 'undefined' ? null : access(window.sessionStorage);
  } catch {
    // Without storage a viewing cannot outlive the page load that starts it.
    return null;
  }
}

/** The viewing this tab is to show after the next load; null when there is none. */
export function storedViewing(): { readonly id: string; readonly adminId: string } | null {
  const [adminId, id] = ofTab((storage) => storage.getItem(KEY))?.split(' ') ?? [];
  return adminId && id ? { id, adminId } : null;
}

export function storeViewing(viewing: Pick<Viewing, 'id' | 'adminId'>): void {
  ofTab((storage) => {
    storage.setItem(KEY, `${viewing.adminId} ${viewing.id}`);
    return null;
  });
}

export function forgetViewing(): void {
  ofTab((storage) => {
    storage.removeItem(KEY);
    return null;
  });
}

/** What the person is called: name, else email. */
export function nameOfViewed({ person }: Pick<Viewing, 'person'>): string {
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || person.email;
}
