/** A token that is renewed before it ends. */
export interface KeptToken {
  /** The present one, or a new one, which all who wait for it share. */
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
  let coming: Promise<string> | null = null;
  async function renew(): Promise<string> {
    try {
      const { token, lastsMs } = await make();
      kept = { token, until: now() + lastsMs };
      return token;
    } finally {
      coming = null;
    }
  }
  return {
    async read() {
      if (kept !== null && kept.until > now()) return kept.token;
      coming ??= renew();
      return coming;
    },
    drop() {
      kept = null;
    },
  };
}
