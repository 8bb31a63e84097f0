import { credentialStatus } from './CredentialActions';

const now = new Date('2026-11-21T12:00:00Z');

describe('credentialStatus', () => {
  it.each([
    [null, '2027-11-21', 'Not verified'],
    ['2026-01-01T00:00:00Z', '2027-11-21', 'Verified'],
    ['2026-01-01T00:00:00Z', '2026-12-01', 'Expires soon'],
    ['2026-01-01T00:00:00Z', '2026-11-21', 'Expires soon'],
    ['2026-01-01T00:00:00Z', '2026-11-20', 'Expired'],
    [null, '2026-11-20', 'Expired'],
  ])('verified %s, until %s: %s', (verified_at, expires_on, label) => {
    expect(credentialStatus({ verified_at, expires_on, rejected_at: null }, now).label).toBe(label);
  });

  it('is rejected until it is reviewed again', () => {
    const rejected = { expires_on: '2027-11-21', rejected_at: '2026-11-20T00:00:00Z' };
    expect(credentialStatus({ ...rejected, verified_at: null }, now).label).toBe('Rejected');
  });
});
