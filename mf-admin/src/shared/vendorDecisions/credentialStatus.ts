import type { CheckedCredential } from '../../api/administration';
import type { Tone } from '@tree-service/domain';

export interface CredentialStatus {
  readonly label: 'Verified' | 'Not verified' | 'Rejected' | 'Expired' | 'Expires soon';
  readonly tone: Tone;
}

const SOON_MS = 30 * 86_400_000;

/** The status of a credential; verified ones warn 30 days before they expire. */
export function credentialStatus(
  {
    verified_at: verifiedAt,
    expires_on: expiresOn,
    rejected_at: rejectedAt,
  }: Pick<CheckedCredential, 'verified_at' | 'expires_on' | 'rejected_at'>,
  now: Date = new Date(),
): CredentialStatus {
  // Valid through its last day, in UTC as in the database.
  const endsAt = Date.parse(`${expiresOn}T23:59:59Z`);
  if (endsAt < now.getTime()) return { label: 'Expired', tone: 'danger' };
  if (verifiedAt === null && rejectedAt !== null) return { label: 'Rejected', tone: 'danger' };
  if (verifiedAt === null) return { label: 'Not verified', tone: 'warning' };
  return endsAt - now.getTime() < SOON_MS
    ? { label: 'Expires soon', tone: 'warning' }
    : { label: 'Verified', tone: 'success' };
}
