import { formatMoment, formatTimeLeft } from '@tree-service/domain';
import type { AuthState } from '@tree-service/kernel';
import type { TextFact } from '../shared/layout/Facts';

function expiryText(expiresAt: number | null, now: Date): string {
  if (expiresAt === null) return 'Unknown';
  const iso = new Date(expiresAt).toISOString();
  const left = formatTimeLeft(iso, now);
  return left === 'over' ? `${formatMoment(iso)} (expired)` : `${formatMoment(iso)} (in ${left})`;
}

export function factsOfSession(auth: AuthState, now: Date = new Date()): TextFact[] {
  const { status, user, profile, expiresAt } = auth;
  if (user === null) return [{ name: 'Status', value: status }];
  return [
    { name: 'Status', value: 'Signed in' },
    { name: 'User ID', value: user.id },
    { name: 'Email', value: `${user.email} (${user.emailVerified ? 'verified' : 'not verified'})` },
    { name: 'User type in profile', value: profile?.user_type ?? 'No profile loaded' },
    { name: 'User type in metadata', value: user.metadata.userType ?? 'None' },
    { name: 'Access token expires', value: expiryText(expiresAt, now) },
  ];
}
