/** What a run of the load covers. */
export interface LoadOptions {
  /** How many owners and Pros there are; one administrator comes on top. */
  readonly people: number;
  readonly seconds: number;
  /** How often the backend is killed while people use it, in a second run. */
  readonly kills: number;
}

const USAGE = 'npm run bench:load -- [--people 200] [--seconds 120] [--kills 3]';

/** Reads the arguments of the command. Throws with the usage when one is not understood. */
export function readLoadOptions(words: readonly string[]): LoadOptions {
  const options = { people: 200, seconds: 120, kills: 3 };
  for (let place = 0; place < words.length; place += 2) {
    const name = (words[place] ?? '').replace(/^--/, '');
    const value = Number(words[place + 1]);
    if (!(name in options) || !Number.isInteger(value) || value < 0) throw new Error(USAGE);
    Object.assign(options, { [name]: value });
  }
  if (options.people < 4 || options.seconds < 5) throw new Error(USAGE);
  return options;
}
