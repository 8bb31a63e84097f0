import { factsOfClaims } from './factsOfClaims';

const valueOf = (name: string, claims: Parameters<typeof factsOfClaims>[0]) =>
  factsOfClaims(claims).find((fact) => fact.name === name)?.value;

describe('factsOfClaims', () => {
  it('reads every form of a claim', () => {
    expect(valueOf('Sign-in method', { amr: [{ method: 'password' }, 'otp'] })).toBe(
      'password, otp',
    );
    expect(valueOf('Audience', { aud: ['authenticated', 'other'] })).toBe('authenticated, other');
    expect(valueOf('Audience', { aud: 'authenticated' })).toBe('authenticated');
  });

  it('says what is not set', () => {
    expect(valueOf('Issuer', {})).toBe('Not set');
    expect(valueOf('Sign-in method', { amr: [] })).toBe('Not set');
    expect(valueOf('User type in metadata', {})).toBe('None');
  });
});
