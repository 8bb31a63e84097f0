import { paths } from '../contract';
import { rememberMailRequest } from '../backend/sessionRequests';
import { messageOf } from '../errors/messageOf';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalog';
import { done, failed, type Outcome } from '../outcome';
import { authState } from './authStore';
import { authenticatedClient, reportMailLimit } from './connection';

/** A request that was left for the account about to be created, and is sent once its address is confirmed. */
export interface WaitingRequest {
  /** The key it is sent with, by which its status can be asked for. */
  readonly key: string;
  /** Gives it to the account, once; the sign-up names it, since others may read what a sign-up says. */
  readonly claim: string;
  /** The service, as stored; the confirmation mail names it. */
  readonly category: string;
}

/** Fields of the two sign-up pages. The page sets the user type, never the form. */
export type SignUp =
  | {
      readonly userType: 'owner';
      readonly email: string;
      readonly password: string;
      readonly waiting?: WaitingRequest | undefined;
    }
  | {
      readonly userType: 'vendor';
      readonly email: string;
      readonly password: string;
      readonly businessName: string;
      /** Five digits. */
      readonly zip: string;
    };

/** Where the link in the confirmation mail leads: with the key of a waiting request, so that any device can say what became of it. */
function confirmationAddress(draftKey: string | undefined): string {
  const query =
    draftKey === undefined ? '' : `?${new URLSearchParams({ draft: draftKey }).toString()}`;
  return window.location.origin + paths.authCallback() + query;
}

/** Creates an account and sends the confirmation mail; shows how it ended. */
export async function signUp(request: SignUp): Promise<Outcome> {
  const { email, password, userType } = request;
  const business =
    request.userType === 'vendor'
      ? { business_name: request.businessName, zip: request.zip, full_name: request.businessName }
      : undefined;
  const waiting = request.userType === 'owner' ? request.waiting : undefined;
  const draft = waiting && { request_draft: waiting.claim, waiting_request: waiting.category };
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: confirmationAddress(waiting?.key),
        data: { user_type: userType, ...business, ...draft },
      },
    });
    if (error) throw error;
    rememberMailRequest(email);
    notify.text('success', toasts.accountCreated);
    return done;
  } catch (cause) {
    reportMailLimit(cause);
    notify.text('error', toasts.signUpFailed, { description: messageOf(cause) });
    return failed(cause);
  }
}

/** Sends the confirmation email again, with a notice of the result. `draftKey` names the request that waits. */
export async function resendVerification(email: string, draftKey?: string): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: confirmationAddress(draftKey) },
    });
    if (error) throw error;
    // An administrator may send it to someone else.
    if (authState().status !== 'signedIn') rememberMailRequest(email);
    notify.text('success', toasts.verificationSent);
    return done;
  } catch (cause) {
    reportMailLimit(cause);
    notify.text('error', toasts.verificationFailed, { description: messageOf(cause) });
    return failed(cause);
  }
}
