import { Fragment, useState, type ReactNode } from 'react';

interface BeganFromProps<Value> {
  /** What is in force, as last read. */
  readonly newest: Value;
  /** Draws the editor of what it began from; `renew` starts it over from the newest. */
  readonly children: (began: Value, renew: () => void) => ReactNode;
}

/**
 * Keeps an editor on what it began from, and with it what is typed, while other administrators save newer
 * versions, which the page reads by itself.
 */
export function BeganFrom<Value>({ newest, children }: BeganFromProps<Value>) {
  const [{ began, round }, setBegan] = useState({ began: newest, round: 0 });
  const [isRenewing, setRenewing] = useState(false);
  if (isRenewing && newest !== began) {
    setRenewing(false);
    setBegan({ began: newest, round: round + 1 });
  }
  return <Fragment key={round}>{children(began, () => setRenewing(true))}</Fragment>;
}
