import { rememberMailRequest } from '../backend/sessionRequests';
import { paths } from '../contract';
import { done, failed, type Outcome } from '../outcome';
import { authenticatedClient } from './session';

/** Sends an email with a link to /reset-password. */
export async function resetPassword(email: string): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: window.location.origin + paths.resetPassword(),
    });
    if (error) throw error;
    rememberMailRequest(email);
    return done;
  } catch (cause) {
    return failed(cause, 'Failed to send password reset email.');
  }
}

/**
 * Sets a new password for the signed-in account and ends its other sessions. The current one is needed,
 * unless the session began with a mailed link.
 */
export async function updatePassword(password: string, current?: string): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.updateUser({
      password,
      ...(current !== undefined && { current_password: current }),
    });
    if (error) throw error;
    return done;
  } catch (cause) {
    return failed(cause);
  }
}
