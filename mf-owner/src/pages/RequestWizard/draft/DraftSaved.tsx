import { Text } from '@tree-service/design';
import { useSyncExternalStore } from 'react';
import { draftKeeping, isDraftStored, onKept } from './draftKeeper';

function subscribe(listener: () => void): () => void {
  const ends = [onKept(listener), draftKeeping.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** Says that what is typed is kept, as every form does. */
export function DraftSaved() {
  const isStored = useSyncExternalStore(subscribe, isDraftStored, () => false);
  return (
    <Text role="status" size="sm" tone="muted" spaceAbove={3}>
      {isStored && 'Draft saved'}
    </Text>
  );
}
