import type { ReactNode } from 'react';
import { Button, EmptyState, VStack } from '@tree-service/design';
import { ArrowLeft } from 'lucide-react';

interface QueueCaseProps<Item> {
  readonly items: readonly Item[];
  /** The one the address asks for; null for the whole queue. */
  readonly openId: string | null;
  readonly idOf: (item: Item) => string;
  /** The queue's address and name: "All claims". */
  readonly all: { readonly to: string; readonly label: string };
  /** Said when nothing waits. */
  readonly nothing: { readonly title: string; readonly text: string };
  readonly list: (items: readonly Item[]) => ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A queue, or the one case of it that the address asks for; says when that no longer waits. */
export function QueueCase<Item>(props: QueueCaseProps<Item>) {
  const { items, openId, idOf, all, nothing, list, children } = props;
  if (openId === null) {
    return items.length === 0 ? (
      <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
    ) : (
      list(items)
    );
  }
  const open = items.find((item) => idOf(item) === openId);
  return (
    <VStack $gap={5}>
      <div>
        <Button asLink to={all.to} variant="link">
          <ArrowLeft size={18} aria-hidden />
          {all.label}
        </Button>
      </div>
      {open === undefined ? (
        <EmptyState title="This does not wait for a decision">
          It was decided or withdrawn, or the address is wrong.
        </EmptyState>
      ) : (
        children(open)
      )}
    </VStack>
  );
}
