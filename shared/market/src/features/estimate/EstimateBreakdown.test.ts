import type { Estimate } from '@tree-service/domain';
import { splitLines } from './EstimateBreakdown';

function estimateOf(...lines: [code: string, low_cents: number, high_cents: number][]): Estimate {
  return {
    version: 1,
    currency: 'USD',
    low_cents: 0,
    high_cents: 500,
    lines: lines.map(([code, low_cents, high_cents]) => ({
      code,
      tree: null,
      low_cents,
      high_cents,
      reason: `about ${code}`,
    })),
    reasons: [],
    site_visit_needed: false,
    line_clearance_needed: false,
  };
}

test('lines without a price are notes, not $0 lines', () => {
  const { priced, notes } = splitLines(estimateOf(['removal', 0, 500], ['permit', 0, 0]));
  expect(priced.map(({ text }) => text)).toEqual(['about removal']);
  expect(notes).toEqual(['about permit']);
});

test('the top-up to the minimum charge reads from the lower to the higher amount', () => {
  const { priced } = splitLines(estimateOf(['minimum', 5000, 0]));
  expect(priced[0]).toMatchObject({ low_cents: 0, high_cents: 5000 });
});
