/** For tests. */
export const exampleNow = new Date('2026-11-21T12:00:00Z');

/** For tests: verified, valid for a year. */
export const exampleInsurance = {
  kind: 'liability_insurance' as const,
  verified_at: '2026-11-01T00:00:00Z',
  expires_on: '2027-11-21',
  rejected_at: null,
};
