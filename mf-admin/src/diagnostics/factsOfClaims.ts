import type { TokenClaims } from './diagnostics.api';
import { formatMoment } from '@tree-service/domain';
import type { TextFact } from '../shared/layout/Facts';

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
