import { factsOfClaims } from './factsOfClaims';

const valueOf = (name: string, claims: Parameters<typeof factsOfClaims>[0]) =>
  factsOfClaims(claims).find((fact) => fact.name === name)?.value;

describe('factsOfClaims', () => {
  it('reads every way a claim is written', () => {
    expect(valueOf('Signed in by', { amr: [{ method: 'password' }, 'otp'] })).toBe('password, otp');
    expect(valueOf('Audience', { aud: ['authenticated', 'other'] })).toBe('authenticated, other');
    expect(valueOf('Audience', { aud: 'authenticated' })).toBe('authenticated');
  });

  it('says of what is missing that it is', () => {
    expect(valueOf('Issuer', {})).toBe('Not stated');
    expect(valueOf('Signed in by', { amr: [] })).toBe('Not stated');
    expect(valueOf('Type by metadata', {})).toBe('None');
  });
});
