import { evidence, type CredentialFacts } from './EvidenceList';

const now = new Date('2026-11-21T12:00:00Z');
const insurance: CredentialFacts = {
  kind: 'liability_insurance',
  issuer: 'Acme Mutual',
  verified_at: '2026-03-02T12:00:00Z',
  expires_on: '2027-03-01',
};

test('a verified credential says when it was verified and until when it holds', () => {
  const [first] = evidence([insurance], now);
  expect(first).toMatchObject({ name: 'Liability insurance', isVerified: true });
  expect(first?.text).toContain('Mar 2, 2026');
  expect(first?.text).toContain('Mar 1, 2027');
});

test('the insured amount is shown for verified policies only', () => {
  const told = (verified_at: string | null) =>
    evidence([{ ...insurance, insured_cents: 100_000_000, verified_at }], now)[0]?.text;
  expect(told(insurance.verified_at)).toContain('insured for $1,000,000');
  expect(told(null)).toBe('Not verified');
});

test('unchecked or missing evidence is shown as not verified', () => {
  const all = evidence([{ ...insurance, verified_at: null }], now);
  expect(all.map(({ text }) => text)).toEqual(['Not verified', 'Not verified', 'Not verified']);
});

test('an expired credential does not count as verified', () => {
  const [first] = evidence([{ ...insurance, expires_on: '2026-11-20' }], now);
  expect(first).toMatchObject({ isVerified: false });
  expect(first?.text).toMatch(/^Expired/);
});

test('of two of a kind the verified one that holds longest counts', () => {
  const [first] = evidence(
    [
      { ...insurance, expires_on: '2026-12-01' },
      { ...insurance, expires_on: '2029-12-01', verified_at: null },
      { ...insurance, expires_on: '2028-12-01' },
    ],
    now,
  );
  expect(first?.text).toContain('Dec 1, 2028');
});

test('further kinds are shown when a Pro has them', () => {
  const kinds = evidence([{ ...insurance, kind: 'line_clearance' }], now).map(({ kind }) => kind);
  expect(kinds).toContain('line_clearance');
});
