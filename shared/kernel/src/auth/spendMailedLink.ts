import type { Backend } from '../backend/client';
import { createForgetfulBackend } from '../backend/createBackend';
import type { OfferedSession } from '../backend/sessionFromUrl';
import { isSessionRequested, spendSessionRequest } from '../backend/sessionRequests';
import { mustChoosePassword } from '../contract/userType';
import { runtimeConfig } from '../config/runtimeConfig';

/** What a link in an email is for, in the words of Supabase Auth. */
export type MailedLinkType = 'signup' | 'recovery' | 'email_change' | 'magiclink';

/** A link in an email that is verified when its button is pressed, not when it is opened. */
export interface MailedLink {
  readonly tokenHash: string;
  readonly type: MailedLinkType;
}

/** What a link gave: a session, which nobody is signed in with yet. */
export interface SpentLink {
  /** Null when the link confirmed one of two addresses, and the other is still to be confirmed. */
  readonly offered: OfferedSession | null;
  /** Whether this browser asked for the email. */
  readonly isRequested: boolean;
}

let forgetful: Backend | null = null;

/** Verifies a mailed link with a client that keeps nothing; throws the server's error. */
export async function spendMailedLink({ tokenHash, type }: MailedLink): Promise<SpentLink> {
  forgetful ??= createForgetfulBackend(runtimeConfig());
  const { data, error } = await forgetful.auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) throw error;
  const { session } = data;
  if (session === null) return { offered: null, isRequested: false };
  const email = session.user.email ?? '';
  const isRequested = isSessionRequested(email);
  if (isRequested) spendSessionRequest(email);
  const offered = {
    email,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    type,
    mustChoosePassword: mustChoosePassword(session.user.app_metadata),
  };
  return { offered, isRequested };
}
