import { useEffect, useState } from 'react';

/** A countdown in whole seconds. */
export interface CoolDown {
  /** 0 when it is over. */
  readonly secondsLeft: number;
  readonly start: () => void;
}

/** A minimum pause between two presses of a button. */
export function useCoolDown(seconds: number): CoolDown {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(null);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    secondsLeft: endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000)),
    start: () => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
