import { Text } from '@tree-service/design';
import type { AgreedPrice } from '@tree-service/domain';
import { changedFrom } from './TermsOfQuote';

/** Says what a price was before changes that both sides agreed to; nothing without changes. */
export function ChangedFrom({ price }: { readonly price: AgreedPrice }) {
  const changed = changedFrom(price);
  if (changed === null) return null;
  return (
    <Text as="div" size="sm" tone="muted">
      {changed}
    </Text>
  );
}
