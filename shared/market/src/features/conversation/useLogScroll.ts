import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** How far from the end, in px, still counts as reading the end. */
const NEAR_END_PX = 120;

export interface LogContents {
  /** Of the first message shown; changes when older ones are put before it. */
  firstId: string | undefined;
  /** Of messages and of what is on its way. */
  count: number;
  /** How many messages are being sent. Sending one scrolls to the end. */
  outgoing: number;
}

/**
 * Keeps a log of messages where its reader is: at the end while one reads there, and at the same
 * message when older ones are put above it. The log holds one element that grows with its lines.
 * Returns what to call when it is scrolled.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  { firstId, count, outgoing }: LogContents,
): () => void {
  const isAtEnd = useRef(true);
  const before = useRef({ firstId, outgoing: 0, height: 0 });

  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    if (outgoing > before.current.outgoing) isAtEnd.current = true;
    const isOlderAbove = before.current.firstId !== undefined && before.current.firstId !== firstId;
    if (isOlderAbove) element.scrollTop += element.scrollHeight - before.current.height;
    else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    before.current = { firstId, outgoing, height: element.scrollHeight };
  }, [log, firstId, count, outgoing]);

  // The field below grows and shrinks with what is typed, photos arrive later than their messages, and a
  // message that arrives may take more lines than it did on its way.
  useEffect(() => {
    const element = log.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [log]);

  return () => {
    const element = log.current;
    if (element === null) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
  };
}
