import { exampleInsurance as insurance, exampleNow as now } from '../testing/exampleFacts';
import { approvalChecks } from './approvalChecks';

const business = {
  zip: '78704',
  categories: ['tree_removal' as const],
  about: 'Two climbers and a chipper.',
  vendor_credentials: [insurance],
};
const open = (changes: object) =>
  approvalChecks({ ...business, ...changes }, now)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

describe('approvalChecks', () => {
  it('has no open checks when everything is in place', () => {
    expect(open({})).toEqual([]);
  });

  it.each([
    [{ vendor_credentials: [{ ...insurance, expires_on: '2026-11-01' }] }, /insurance/],
    [{ vendor_credentials: [insurance, { ...insurance, verified_at: null }] }, /reviewed/],
    [{ categories: [] }, /service/],
    [{ about: ' ' }, /Description/],
  ])('names the check that %j leaves open', (changes, name) => {
    expect(open(changes)).toEqual([expect.stringMatching(name)]);
  });
});
