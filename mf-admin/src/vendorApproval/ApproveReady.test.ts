import { exampleInsurance as insurance, exampleNow as now } from '../testing/exampleFacts';
import { readyVendors } from './ApproveReady';

const vendor = (business_name: string, credentials: readonly object[]) => ({
  vendor_id: business_name.toLowerCase(),
  business_name,
  zip: '78704',
  categories: ['tree_removal' as const],
  about: 'Two climbers and a chipper.',
  vendor_credentials: credentials.map((changes) => ({ ...insurance, ...changes })),
});

test('only Pros with a complete checklist are approved in bulk; the others are listed with an open check', () => {
  const { ready, heldBack } = readyVendors(
    [
      vendor('Sound', [{}]),
      vendor('Ended', [{ expires_on: '2026-11-01' }]),
      vendor('Half', [{}, { kind: 'license', verified_at: null }]),
      vendor('Bare', []),
    ],
    now,
  );
  expect(ready.map(({ business_name }) => business_name)).toEqual(['Sound']);
  expect(heldBack).toEqual([
    { vendorId: 'ended', business: 'Ended', open: 'Liability insurance is verified and valid' },
    { vendorId: 'half', business: 'Half', open: 'Every credential is reviewed' },
    { vendorId: 'bare', business: 'Bare', open: 'Liability insurance is verified and valid' },
  ]);
});
