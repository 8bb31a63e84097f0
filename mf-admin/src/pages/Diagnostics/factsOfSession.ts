import { formatMoment, formatTimeLeft } from '@tree-service/domain';
import type { AuthState } from '@tree-service/kernel';
import type { TextFact } from '../../layout/Facts';

function expiryText(expiresAt: number | null, now: Date): string {
  if (expiresAt === null) return 'Not told by the server';
  const iso = new Date(expiresAt).toISOString();
  const left = formatTimeLeft(iso, now);
  return left === 'over' ? `${formatMoment(iso)} (over)` : `${formatMoment(iso)} (in ${left})`;
}

/** What is known about a session, as names and values. */
export function factsOfSession(auth: AuthState, now: Date = new Date()): TextFact[] {
  const { status, user, profile, expiresAt } = auth;
  if (user === null) return [{ name: 'Status', value: status }];
  return [
    { name: 'Status', value: 'Signed in' },
    { name: 'User id', value: user.id },
    { name: 'Email', value: `${user.email} (${user.emailVerified ? 'verified' : 'not verified'})` },
    { name: 'Type by profile', value: profile?.user_type ?? 'No profile was read' },
    { name: 'Type by metadata', value: user.metadata.userType ?? 'None' },
    { name: 'Access token expires', value: expiryText(expiresAt, now) },
  ];
}
