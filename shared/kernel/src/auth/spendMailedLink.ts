import type { MailedLink, SpentLink } from './mailedLink';
import type { Backend } from '../backend/client';
import { createForgetfulBackend } from '../backend/createBackend';
import { isSessionRequested, spendSessionRequest } from '../backend/sessionRequests';
import { runtimeConfig } from '../config/runtimeConfig';

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
  const { access_token: accessToken, refresh_token: refreshToken } = session;
  return { offered: { email, accessToken, refreshToken, type }, isRequested };
}
