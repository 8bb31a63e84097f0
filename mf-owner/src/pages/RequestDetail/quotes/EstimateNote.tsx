import type { Cents } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import { againstEstimate } from './compareQuotes';

const WORDS = {
  below: 'Below your estimate',
  within: 'Within your estimate',
  above: 'Above your estimate',
} as const;

/** Compares a total with the estimate. */
export function EstimateNote({ total, low, high }: { total: Cents; low: Cents; high: Cents }) {
  return (
    <Text as="div" size="sm" tone="muted">
      {WORDS[againstEstimate(total, { low_cents: low, high_cents: high })]}
    </Text>
  );
}
