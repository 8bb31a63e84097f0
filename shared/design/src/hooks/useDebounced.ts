import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The value after a pause in typing, so that not every letter causes a request. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
