import { formatCents, lineAmount, type Cents, type OptionFacts } from '@tree-service/domain';
import { Text } from '@tree-service/design';

type Line = OptionFacts & { readonly quantity: number; readonly unit_price_cents: Cents };

/** What the options still to be chosen would add to a quote; nothing without any. */
export function OptionsNote({ lines }: { readonly lines: readonly Line[] }) {
  const open = lines.filter(({ optional, chosen }) => optional && chosen === null);
  if (open.length === 0) return null;
  const most = open.reduce((sum, line) => sum + lineAmount(line), 0);
  return (
    <Text as="div" size="sm" tone="muted">
      Options: up to {formatCents(most)} more
    </Text>
  );
}
