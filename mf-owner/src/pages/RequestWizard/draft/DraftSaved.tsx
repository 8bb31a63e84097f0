import { Text } from '@tree-service/design';
import { useSyncExternalStore } from 'react';
import { isDraftStored, onKept } from './draftKeeper';

/** Says that what is typed is kept, as every form does. */
export function DraftSaved() {
  const isStored = useSyncExternalStore(onKept, isDraftStored);
  return (
    <Text role="status" size="sm" tone="muted">
      {isStored && 'Draft saved'}
    </Text>
  );
}
