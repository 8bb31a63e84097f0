import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** A value once it has not changed for a quarter of a second, so that nobody asks for every letter typed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
