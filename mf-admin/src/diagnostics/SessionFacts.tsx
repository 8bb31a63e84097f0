import { useQuery } from '@tanstack/react-query';
import { tokenClaimsQuery, type TokenClaims } from './diagnostics.api';
import { Card, QueryBoundary, Text } from '@tree-service/design';
import { formatMoment, formatTimeLeft } from '@tree-service/domain';
import type { AuthState } from '@tree-service/kernel';
import { Facts, type TextFact } from '../shared/layout/Facts';

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

function momentOf(seconds: number | undefined): string {
  return seconds === undefined ? 'Not set' : formatMoment(new Date(seconds * 1000).toISOString());
}

function listed(given: string | readonly string[] | undefined): string {
  const text = typeof given === 'string' ? given : given?.join(', ');
  return text || 'Not set';
}

export function factsOfClaims(claims: TokenClaims): TextFact[] {
  const { iss, aud, sub, email, role, aal, amr, iat, exp, user_metadata: metadata } = claims;
  const methods = amr?.map((one) => (typeof one === 'string' ? one : one.method));
  return [
    { name: 'Database role', value: listed(role) },
    { name: 'Subject', value: listed(sub) },
    { name: 'Email', value: listed(email) },
    { name: 'User type in metadata', value: metadata?.user_type ?? 'None' },
    { name: 'Sign-in method', value: listed(methods) },
    { name: 'Assurance level', value: listed(aal) },
    { name: 'Issuer', value: listed(iss) },
    { name: 'Audience', value: listed(aud) },
    { name: 'Issued', value: momentOf(iat) },
    { name: 'Expires', value: momentOf(exp) },
  ];
}

/** The claims of the access token; the token itself is never shown. */
export function ClaimFacts() {
  const query = useQuery(tokenClaimsQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the access token">
        {(claims) =>
          claims === null ? (
            <Text tone="muted">No access token.</Text>
          ) : (
            <Facts facts={factsOfClaims(claims)} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}
