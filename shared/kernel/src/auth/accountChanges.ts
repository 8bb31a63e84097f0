import { paths } from '../contract';
import type { Outcome } from '../outcome';
import { askAuth } from './connection';

/** Writes the name that menus show; null shows the email address again. */
export function saveFullName(fullName: string | null): Promise<Outcome> {
  return askAuth((auth) => auth.updateUser({ data: { full_name: fullName } }));
}

/** Sends a link to a new address and one to the present; the account signs in with the new one once both were opened. */
export function changeEmail(email: string): Promise<Outcome> {
  const emailRedirectTo = window.location.origin + paths.authCallback();
  return askAuth((auth) => auth.updateUser({ email }, { emailRedirectTo }));
}
