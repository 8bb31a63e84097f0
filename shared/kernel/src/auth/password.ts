import { rememberMailRequest } from '../backend/sessionRequests';
import { paths } from '../contract';
import type { Outcome } from '../outcome';
import { ownAuthState, setAuthState, signedIn } from './authStore';
import { askAuth } from './connection';

/** Sends an email with a link to /reset-password. */
export async function resetPassword(email: string): Promise<Outcome> {
  const redirectTo = window.location.origin + paths.resetPassword();
  const sent = await askAuth(
    (auth) => auth.resetPasswordForEmail(email, { redirectTo }),
    'Failed to send password reset email.',
  );
  if (sent.ok) rememberMailRequest(email);
  return sent;
}

/**
 * Sends an email with a link that signs in. Succeeds whether or not the address has an account: hosted
 * Supabase refuses unknown addresses, and we don't reveal that.
 */
export async function sendSignInLink(email: string): Promise<Outcome> {
  const emailRedirectTo = window.location.origin + paths.authCallback();
  const sent = await askAuth(async (auth) => {
    const { error } = await auth.signInWithOtp({
      email,
      options: { emailRedirectTo, shouldCreateUser: false },
    });
    return { error: error?.code === 'otp_disabled' ? null : error };
  }, 'Failed to send the sign-in link.');
  if (sent.ok) rememberMailRequest(email);
  return sent;
}

/**
 * Sets a new password for the signed-in account and ends its other sessions. The current one is needed,
 * unless the session began with a mailed link or the account has none.
 */
export async function updatePassword(password: string, current?: string): Promise<Outcome> {
  const known = current !== undefined && { current_password: current };
  const changed = await askAuth((auth) => auth.updateUser({ password, ...known }));
  if (changed.ok && ownAuthState().user?.mustChoosePassword) await noteChosenPassword();
  return changed;
}

// Hosted Auth answers the change with what it knew before; a renewed session knows that the password is chosen.
async function noteChosenPassword(): Promise<void> {
  await askAuth((auth) => auth.refreshSession());
  const { user, profile, expiresAt } = ownAuthState();
  if (user) setAuthState(signedIn({ ...user, mustChoosePassword: false }, profile, expiresAt));
}

/** Writes the name that menus show; null shows the email address again. */
export function saveFullName(fullName: string | null): Promise<Outcome> {
  return askAuth((auth) => auth.updateUser({ data: { full_name: fullName } }));
}

/** Sends a link to a new address and one to the present; the account signs in with the new one once both were opened. */
export function changeEmail(email: string): Promise<Outcome> {
  const emailRedirectTo = window.location.origin + paths.authCallback();
  return askAuth((auth) => auth.updateUser({ email }, { emailRedirectTo }));
}
