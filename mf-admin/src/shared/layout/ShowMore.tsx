import { useState, type ReactNode } from 'react';
import { Button, VStack } from '@tree-service/design';

interface ShowMoreProps<Item> {
  readonly items: readonly Item[];
  /** 20 when absent. */
  readonly pageSize?: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A long list, shown a page more at a time. */
export function ShowMore<Item>({ items, pageSize = 20, children }: ShowMoreProps<Item>) {
  const [count, setCount] = useState(pageSize);
  const left = items.length - count;
  return (
    <VStack>
      {children(items.slice(0, count))}
      {left > 0 && (
        <div>
          <Button variant="outline" onClick={() => setCount(count + pageSize)}>
            Show {Math.min(pageSize, left)} more of {items.length}
          </Button>
        </div>
      )}
    </VStack>
  );
}
