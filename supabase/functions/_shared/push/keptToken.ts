/** A token that is renewed before it ends. */
export interface KeptToken {
  /** The present one, or a new one. */
  read(): Promise<string>;
  /** It was refused: the next one is new. */
  drop(): void;
}

/** Keeps a token for as long as the maker says, in milliseconds. */
export function keptToken(
  make: () => Promise<{ token: string; lastsMs: number }>,
  now: () => number = Date.now,
): KeptToken {
  let kept: { token: string; until: number } | null = null;
  return {
    async read() {
      if (kept === null || kept.until <= now()) {
        const { token, lastsMs } = await make();
        kept = { token, until: now() + lastsMs };
      }
      return kept.token;
    },
    drop() {
      kept = null;
    },
  };
}
