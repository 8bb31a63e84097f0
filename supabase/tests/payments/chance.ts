import type { Fate } from './adverseAccount';

/** Chance that can be repeated: the same seed makes the same choices (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 0x9e3779b1;
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  one<T>(choices: readonly T[]): T | undefined {
    return choices[this.below(choices.length)];
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: this.next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }

  /** One message in sixteen is lost on its way, and one answer in sixteen. */
  fate(): Fate {
    const drawn = this.below(16);
    if (drawn === 0) return 'request lost';
    return drawn === 1 ? 'answer lost' : 'arrives';
  }
}
