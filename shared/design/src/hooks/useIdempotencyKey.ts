import { newKey } from '@tree-service/domain';
import { useCallback, useRef } from 'react';

/**
 * Gives every intent one key, however often it is tried: the same content gets the same key again, so a
 * repeat after a lost answer has no second effect; changed content is a new intent with a new key.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const latest = useRef<{ content: string; key: string } | null>(null);
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (latest.current?.content !== text) {
      latest.current = { content: text, key: newKey() };
    }
    return latest.current.key;
  }, []);
}
