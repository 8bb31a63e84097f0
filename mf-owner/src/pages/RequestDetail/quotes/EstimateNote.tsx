import type { Cents } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import { againstEstimate } from './compareQuotes';

const WORDS = {
  below: 'Below your estimate',
  within: 'Within your estimate',
  above: 'Above your estimate',
} as const;

export interface EstimateNoteProps {
  lowest: Cents;
  highest: Cents;
  low: Cents;
  high: Cents;
}

/** Compares a price with the estimate; nothing where that depends on the option chosen. */
export function EstimateNote({ lowest, highest, low, high }: EstimateNoteProps) {
  const estimate = { low_cents: low, high_cents: high };
  const against = againstEstimate(lowest, estimate);
  if (against !== againstEstimate(highest, estimate)) return null;
  return (
    <Text as="div" size="sm" tone="muted">
      {WORDS[against]}
    </Text>
  );
}
