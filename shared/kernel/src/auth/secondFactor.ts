import type { Outcome } from '../outcome';
import { askAuth, authenticatedClient } from './connection';

/** A second factor that is being set up: what an authenticator app needs. */
export interface NewSecondFactor {
  readonly id: string;
  /** The key to type into an app. */
  readonly secret: string;
  /** The address an app on this device opens. */
  readonly uri: string;
  /** A picture of the address to scan; empty where the server draws none. */
  readonly picture: string;
}

/** The id of the caller's second factor; null without one. */
export async function findSecondFactor(): Promise<string | null> {
  const client = await authenticatedClient();
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  return data.totp[0]?.id ?? null;
}

/** Begins to set up a second factor. It counts once a code of it was confirmed. */
export async function enrollSecondFactor(): Promise<NewSecondFactor> {
  const client = await authenticatedClient();
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { secret, uri, qr_code: picture } = data.totp;
  // The client puts this before whatever the server drew.
  const isDrawn = picture.length > 'data:image/svg+xml;utf-8,'.length;
  return { id: data.id, secret, uri, picture: isDrawn ? picture : '' };
}

/** Confirms a code; the session then counts as one with a second factor. */
export function confirmSecondFactor(factorId: string, code: string): Promise<Outcome> {
  return askAuth(
    ({ mfa }) => mfa.challengeAndVerify({ factorId, code }),
    'This code is not correct. Enter the newest one from your app.',
  );
}

export function removeSecondFactor(factorId: string): Promise<Outcome> {
  return askAuth(({ mfa }) => mfa.unenroll({ factorId }));
}
