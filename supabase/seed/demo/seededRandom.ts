/** Repeatable random choices: the same seed gives the same demo everywhere. */
export interface SeededRandom {
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number;
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean;
  /** One of the choices. Throws when there is none. */
  pick<T>(choices: readonly T[]): T;
  /** Some of the choices, each at most once, in a random order. */
  some<T>(choices: readonly T[], count: number): T[];
  /** A version 4 UUID. */
  uuid(): string;
}

/** Pseudo-random numbers from a 32-bit seed (the mulberry32 recurrence). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    chance: (probability) => next() < probability,
    pick(choices) {
      const choice = choices[between(0, choices.length - 1)];
      if (choice === undefined) throw new Error('There is nothing to pick from.');
      return choice;
    },
    some(choices, count) {
      const left = [...choices];
      const taken = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(between(0, left.length - 1), 1));
      }
      return taken;
    },
    uuid() {
      const hex = Array.from({ length: 32 }, (_, place) => {
        if (place === 12) return '4';
        if (place === 16) return between(8, 11).toString(16);
        return between(0, 15).toString(16);
      }).join('');
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
