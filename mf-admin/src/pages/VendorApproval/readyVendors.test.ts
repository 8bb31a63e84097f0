import { readyVendors } from './readyVendors';

const now = new Date('2026-11-21T12:00:00Z');
const insurance = {
  kind: 'liability_insurance' as const,
  verified_at: '2026-11-01T00:00:00Z',
  expires_on: '2027-11-21',
  rejected_at: null,
};
const vendor = (business_name: string, credentials: readonly object[]) => ({
  vendor_id: business_name.toLowerCase(),
  business_name,
  zip: '78704',
  categories: ['tree_removal' as const],
  about: 'Two climbers and a chipper.',
  vendor_credentials: credentials.map((changes) => ({ ...insurance, ...changes })),
});

test('only who has everything verified and valid is approved together with others; the rest is named with what is open', () => {
  const { ready, heldBack } = readyVendors(
    [
      vendor('Sound', [{}]),
      vendor('Ended', [{ expires_on: '2026-11-01' }]),
      vendor('Half', [{}, { kind: 'licence', verified_at: null }]),
      vendor('Bare', []),
    ],
    now,
  );
  expect(ready.map(({ business_name }) => business_name)).toEqual(['Sound']);
  expect(heldBack).toEqual([
    { vendorId: 'ended', business: 'Ended', open: 'Liability insurance is verified and valid' },
    { vendorId: 'half', business: 'Half', open: 'Every credential has been looked at' },
    { vendorId: 'bare', business: 'Bare', open: 'Liability insurance is verified and valid' },
  ]);
});
