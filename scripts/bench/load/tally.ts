import { timesOf, type Times } from '../database/statistics';

/** What a run did, counted as it happens. */
export interface Tally {
  /** One answered call took so long, in milliseconds. */
  took(milliseconds: number): void;
  /** A call got no answer, or none but that the server is not there, and is made again. */
  again(): void;
  /** A call was refused for a reason of the marketplace, such as a lead that others took first. */
  refused(reason: string): void;
  readonly times: () => Times;
  readonly answered: () => number;
  readonly repeated: () => number;
  readonly refusals: ReadonlyMap<string, number>;
}

export function newTally(): Tally {
  const all: number[] = [];
  const refusals = new Map<string, number>();
  let repeated = 0;
  return {
    took: (milliseconds) => all.push(milliseconds),
    again: () => {
      repeated += 1;
    },
    refused: (reason) => refusals.set(reason, (refusals.get(reason) ?? 0) + 1),
    times: () => timesOf(all),
    answered: () => all.length,
    repeated: () => repeated,
    refusals,
  };
}
