import { vendorChoices } from './VendorActions';

describe('vendorChoices', () => {
  it.each([
    ['under_review', ['approve', 'request_documents', 'reject']],
    ['approved', ['suspend', 'terminate']],
    ['paused', ['resume', 'suspend', 'terminate']],
    ['suspended', ['reinstate', 'terminate']],
    ['documents_pending', []],
    ['rejected', []],
    ['terminated', []],
  ] as const)('offers in %s what the database allows', (state, decisions) => {
    expect(vendorChoices(state).map(({ decision }) => decision)).toEqual(decisions);
  });
});
