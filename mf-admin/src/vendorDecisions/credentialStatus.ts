import type { CheckedCredential } from '../api/administration';
import type { Tone } from '@tree-service/domain';

/** What is known about a credential, as a badge says it. */
export interface CredentialStatus {
  readonly label: 'Verified' | 'Not verified' | 'Rejected' | 'Expired' | 'Expires soon';
  readonly tone: Tone;
}

const SOON_MS = 30 * 86_400_000;

/** Says whether a credential counts: expired and rejected ones never do, verified ones warn 30 days ahead. */
export function credentialStatus(
  {
    verified_at: verifiedAt,
    expires_on: expiresOn,
    rejected_at: rejectedAt,
  }: Pick<CheckedCredential, 'verified_at' | 'expires_on' | 'rejected_at'>,
  now: Date = new Date(),
): CredentialStatus {
  // The day it expires on still counts in full, in UTC as the database reckons.
  const endsAt = Date.parse(`${expiresOn}T23:59:59Z`);
  if (endsAt < now.getTime()) return { label: 'Expired', tone: 'danger' };
  if (verifiedAt === null && rejectedAt !== null) return { label: 'Rejected', tone: 'danger' };
  if (verifiedAt === null) return { label: 'Not verified', tone: 'warning' };
  return endsAt - now.getTime() < SOON_MS
    ? { label: 'Expires soon', tone: 'warning' }
    : { label: 'Verified', tone: 'success' };
}
