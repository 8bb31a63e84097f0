// In development a file may have to be compiled first.
const patience = process.env.NODE_ENV === 'development' ? 30 : 1;

/**
 * How long the shell waits, in ms. An area is given up early enough that its error card shows within
 * 5 seconds of being asked for, whichever of its files does not come.
 */
export const timeLimits = {
  registry: 3_000 * patience,
  manifest: 3_000 * patience,
  entry: 3_500 * patience,
  /** Everything from the registry to the exposed module. */
  area: 4_000 * patience,
} as const;
