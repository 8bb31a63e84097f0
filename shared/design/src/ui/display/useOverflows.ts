import { useEffect, useState, type RefObject } from 'react';

/** Whether what an element holds is wider than the element; follows changes of either. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = element.current;
    if (frame === null) return undefined;
    // Tells the sizes it begins with, too.
    const observer = new ResizeObserver(() => setOverflows(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
