import { paths } from '../contract';
import { rememberMailRequest } from '../backend/sessionRequests';
import { messageOf } from '../errors/messageOf';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalogue';
import { done, failed, type Outcome } from '../outcome';
import { authState } from './authStore';
import { authenticatedClient } from './session';

/** Fields of the two sign-up pages. The page sets the user type, never the form. */
export type SignUp =
  | { readonly userType: 'owner'; readonly email: string; readonly password: string }
  | {
      readonly userType: 'vendor';
      readonly email: string;
      readonly password: string;
      readonly businessName: string;
      /** Five digits. */
      readonly zip: string;
    };

/** Creates an account and sends the confirmation mail; shows how it ended. */
export async function signUp(request: SignUp): Promise<Outcome> {
  const { email, password, userType } = request;
  const business =
    request.userType === 'vendor'
      ? { business_name: request.businessName, zip: request.zip, full_name: request.businessName }
      : undefined;
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: window.location.origin + paths.authCallback(),
        data: { user_type: userType, ...business },
      },
    });
    if (error) throw error;
    rememberMailRequest(email);
    notify.text('success', toasts.accountCreated);
    return done;
  } catch (cause) {
    notify.text('error', toasts.signUpFailed, { description: messageOf(cause) });
    return failed(cause);
  }
}

/** Sends the confirmation email again, with a notice of the result. */
export async function resendVerification(email: string): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: window.location.origin + paths.authCallback() },
    });
    if (error) throw error;
    // An administrator may send it to somebody else.
    if (authState().status !== 'signedIn') rememberMailRequest(email);
    notify.text('success', toasts.verificationSent);
    return done;
  } catch (cause) {
    notify.text('error', toasts.verificationFailed, { description: messageOf(cause) });
    return failed(cause);
  }
}
