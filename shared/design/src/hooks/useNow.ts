import { useEffect, useState } from 'react';

const A_MINUTE_MS = 60_000;

/** The present moment, renewed while the component is shown; by the minute unless told otherwise. */
export function useNow(everyMs: number = A_MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
