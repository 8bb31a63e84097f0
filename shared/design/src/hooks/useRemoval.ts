import { useRef, type RefObject } from 'react';

/**
 * Removes items of a list by buttons inside it, one in each item. The pressed button disappears, so the
 * focus moves to the next one, or to the one before; otherwise the keyboard would start over at the top
 * of the page. Returns a ref for the list, and what to call with the item's place.
 */
export function useRemoval<List extends HTMLElement>(
  onRemove: (index: number) => void,
): { list: RefObject<List | null>; remove: (index: number) => void } {
  const list = useRef<List>(null);
  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(index);
  };
  return { list, remove };
}
