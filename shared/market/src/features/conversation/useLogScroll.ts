import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** How far from the end, in px, still counts as reading the end. */
const NEAR_END_PX = 120;

export interface LogContents {
  /** Of the first message shown; changes when older ones are put before it. */
  firstId: string | undefined;
  /** Of messages and of what is on its way. */
  count: number;
}

/**
 * Keeps a log of messages where its reader is: at the end while one reads there, and at the same
 * message when older ones are put above it. Returns what to call when it is scrolled.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  { firstId, count }: LogContents,
): () => void {
  const isAtEnd = useRef(true);
  const before = useRef({ firstId, height: 0 });

  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const isOlderAbove = before.current.firstId !== undefined && before.current.firstId !== firstId;
    if (isOlderAbove) element.scrollTop += element.scrollHeight - before.current.height;
    else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    before.current = { firstId, height: element.scrollHeight };
  }, [log, firstId, count]);

  // The field below grows and shrinks with what is typed, and photos arrive later than their messages.
  useEffect(() => {
    const element = log.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, [log, firstId, count]);

  return () => {
    const element = log.current;
    if (element === null) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
  };
}
