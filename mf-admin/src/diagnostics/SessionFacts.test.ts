import type { AuthState } from '@tree-service/kernel';
import { factsOfSession, factsOfClaims } from './SessionFacts';

const now = new Date('2026-11-21T12:00:00Z');
const state: AuthState = {
  status: 'signedIn',
  user: {
    id: 'u1',
    email: 'admin@demo.example',
    emailVerified: true,
    mustChoosePassword: false,
    metadata: { userType: 'owner', fullName: null, avatarUrl: null },
  },
  profile: null,
  expiresAt: now.getTime() + 20 * 60_000,
  signOutReason: null,
};

function valueOf(name: string, auth: AuthState) {
  return factsOfSession(auth, now).find((fact) => fact.name === name)?.value;
}

describe('factsOfSession', () => {
  it('keeps the user types in profile and metadata apart', () => {
    expect(valueOf('User type in profile', state)).toBe('No profile loaded');
    expect(valueOf('User type in metadata', state)).toBe('owner');
  });

  it('says when the token expires', () => {
    expect(valueOf('Access token expires', state)).toMatch(/\(in 20 min\)$/);
    const over = { ...state, expiresAt: now.getTime() - 1 };
    expect(valueOf('Access token expires', over)).toMatch(/\(expired\)$/);
  });
});

const factOf = (name: string, claims: Parameters<typeof factsOfClaims>[0]) =>
  factsOfClaims(claims).find((fact) => fact.name === name)?.value;

describe('factsOfClaims', () => {
  it('reads every form of a claim', () => {
    expect(factOf('Sign-in method', { amr: [{ method: 'password' }, 'otp'] })).toBe(
      'password, otp',
    );
    expect(factOf('Audience', { aud: ['authenticated', 'other'] })).toBe('authenticated, other');
    expect(factOf('Audience', { aud: 'authenticated' })).toBe('authenticated');
  });

  it('says what is not set', () => {
    expect(factOf('Issuer', {})).toBe('Not set');
    expect(factOf('Sign-in method', { amr: [] })).toBe('Not set');
    expect(factOf('User type in metadata', {})).toBe('None');
  });
});
