import { useState, type ReactNode } from 'react';
import { Button, VStack } from '@tree-service/design';

interface ShowMoreProps<Item> {
  readonly items: readonly Item[];
  /** How many are shown at first, and added at a time; 20 when absent. */
  readonly atATime?: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** Shows the first of many, and more of them when asked for. */
export function ShowMore<Item>({ items, atATime = 20, children }: ShowMoreProps<Item>) {
  const [count, setCount] = useState(atATime);
  const left = items.length - count;
  return (
    <VStack>
      {children(items.slice(0, count))}
      {left > 0 && (
        <div>
          <Button variant="outline" onClick={() => setCount(count + atATime)}>
            Show {Math.min(atATime, left)} more of {items.length}
          </Button>
        </div>
      )}
    </VStack>
  );
}
