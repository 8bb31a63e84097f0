/** What a run of the benchmark covers. */
export interface BenchOptions {
  /** Numbers of Pros (and requests), ascending. */
  readonly sizes: readonly number[];
  readonly engines: readonly ('postgres' | 'pglite')[];
  /** How often each query is timed. */
  readonly runs: number;
  /** Requests whose best twenty are compared with brute force. */
  readonly checks: number;
}

const USAGE = `npm run bench:db -- [--sizes 10k,100k,1m] [--engine postgres|pglite|both] [--runs 200] [--checks 1000]`;

function sizeOf(text: string): number {
  const [, digits, unit] = /^(\d+)(k|m)?$/.exec(text) ?? [];
  const size = Number(digits) * (unit === 'm' ? 1_000_000 : unit === 'k' ? 1_000 : 1);
  if (!Number.isInteger(size) || size < 1_000 || size > 2_000_000 || size % 1_000 !== 0) {
    throw new Error(`A size is a whole number of thousands up to 2m.\n${USAGE}`);
  }
  return size;
}

function countOf(text: string, least: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least)
    throw new Error(`At least ${least}, please.\n${USAGE}`);
  return count;
}

/** Reads the arguments of the command. Throws with the usage when one is not understood. */
export function readOptions(words: readonly string[]): BenchOptions {
  const given = new Map<string, string>();
  for (let place = 0; place < words.length; place += 2) {
    const [name, value] = [words[place] ?? '', words[place + 1]];
    if (!['--sizes', '--engine', '--runs', '--checks'].includes(name) || value === undefined) {
      throw new Error(USAGE);
    }
    given.set(name, value);
  }
  const engine = given.get('--engine') ?? 'both';
  if (engine !== 'postgres' && engine !== 'pglite' && engine !== 'both') throw new Error(USAGE);
  return {
    sizes: (given.get('--sizes') ?? '10k,100k,1m')
      .split(',')
      .map(sizeOf)
      .sort((a, b) => a - b),
    engines: engine === 'both' ? ['postgres', 'pglite'] : [engine],
    runs: countOf(given.get('--runs') ?? '200', 9),
    checks: countOf(given.get('--checks') ?? '1000', 1),
  };
}
