import { Text } from '@tree-service/design';
import { formatCents, type AgreedPrice } from '@tree-service/domain';

/** Says what a price was before changes that both sides agreed to; nothing without changes. */
export function ChangedFrom({ price: { quotedCents } }: { readonly price: AgreedPrice }) {
  if (quotedCents === null) return null;
  return (
    <Text as="div" size="sm" tone="muted">
      Quote of {formatCents(quotedCents)}, with agreed changes
    </Text>
  );
}
