import { paths } from '../contract';
import { done, failed, type Outcome } from '../outcome';
import { authenticatedClient } from './session';

/** Writes the name that menus show; null shows the email address again. */
export async function saveFullName(fullName: string | null): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.updateUser({ data: { full_name: fullName } });
    if (error) throw error;
    return done;
  } catch (cause) {
    return failed(cause);
  }
}

/** Sends a link to a new address; the account signs in with it once the link was opened. */
export async function changeEmail(email: string): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.updateUser(
      { email },
      { emailRedirectTo: window.location.origin + paths.authCallback() },
    );
    if (error) throw error;
    return done;
  } catch (cause) {
    return failed(cause);
  }
}
