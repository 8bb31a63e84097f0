import { compareVersions } from '../../shared/kernel/src/contract/compatibility';
import type { Api } from './describeApi';

type VersionsByEntry = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What `shared/kernel/api.json` holds. */
export interface ApiReport {
  /** Version of the kernel that the report describes. */
  readonly version: string;
  /** Version of the agreement between the shell and its remotes. */
  readonly contract: number;
  /** Each export, by entry, with the version that last changed it. */
  readonly exports: VersionsByEntry;
  /** Each export that was removed or changed for those who used it, with the version that did. */
  readonly broken: VersionsByEntry;
  readonly signatures: Api['signatures'];
}

/** How exports differ from the report; each is `name` or `name (entry)`. */
export interface ApiChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The kernel changed and its version does not say so, or not enough. */
export class VersionError extends Error {
  override readonly name = 'VersionError';
}

const MAIN_ENTRY = '@tree-service/kernel';

/** An export with everything it mentions, so that a changed type changes whatever mentions it. */
function expanded({ signatures }: Pick<Api, 'signatures'>, name: string): string {
  const names = new Set([name]);
  for (const one of names) for (const used of signatures[one]?.uses ?? []) names.add(used);
  return JSON.stringify([...names].sort().map((one) => [one, signatures[one]?.lines]));
}

const namesOf = ({ exports }: ApiReport, entry: string) => Object.keys(exports[entry] ?? {});

function label(entry: string, name: string): string {
  return entry === MAIN_ENTRY ? name : `${name} (${entry})`;
}

/** How the exports of an API differ from those of a report. */
function changesSince(report: ApiReport, api: Api): ApiChange {
  const change = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  const entries = new Set([...Object.keys(report.exports), ...Object.keys(api.exports)]);
  for (const entry of entries) {
    const [before, now] = [namesOf(report, entry), api.exports[entry] ?? []];
    for (const name of now) {
      if (!before.includes(name)) change.added.push(label(entry, name));
      else if (expanded(report, name) !== expanded(api, name))
        change.changed.push(label(entry, name));
    }
    for (const name of before) if (!now.includes(name)) change.removed.push(label(entry, name));
  }
  return change;
}

const major = (version: string) => Number(version.split('.')[0]);
const minor = (version: string) => version.split('.').slice(0, 2).join('.');

function problemOf({ added, changed, removed }: ApiChange, before: string, now: string) {
  const difference = compareVersions(now, before);
  if (difference < 0) return `The version went back from ${before} to ${now}.`;
  const listed = Object.entries({ added, changed, removed })
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${what}: ${names.join(', ')}`)
    .join('; ');
  if (listed === '') return null;
  if (removed.length > 0 && major(now) === major(before)) {
    return `Exports were removed, which needs a new major version after ${before} (${listed}).`;
  }
  if (minor(now) === minor(before)) {
    return `The exports changed, which needs a new version after ${before} (${listed}): a minor one when every caller built before still works, otherwise a major one.`;
  }
  return null;
}

function contractOf({ signatures }: Api): number {
  const [, version] = /CONTRACT_VERSION = (\d+)/.exec(
    signatures['CONTRACT_VERSION']?.lines.join(' ') ?? '',
  ) ?? [undefined, undefined];
  if (version === undefined) throw new Error('The kernel exports no CONTRACT_VERSION.');
  return Number(version);
}

/**
 * The report of an API at a version of the kernel. Throws a `VersionError` when the version does not
 * follow from the changes since the report before.
 */
export function nextReport(before: ApiReport, api: Api, version: string): ApiReport {
  const change = changesSince(before, api);
  const problem = problemOf(change, before.version, version);
  if (problem !== null) throw new VersionError(problem);
  const isBreaking = major(version) > major(before.version);
  const broken: Record<string, Record<string, string>> = {};
  for (const [entry, versions] of Object.entries(before.broken)) broken[entry] = { ...versions };
  const exports: Record<string, Record<string, string>> = {};
  for (const [entry, names] of Object.entries(api.exports)) {
    exports[entry] = Object.fromEntries(
      names.map((name) => {
        const known = before.exports[entry]?.[name];
        const isChanged = change.changed.includes(label(entry, name));
        if (isChanged && isBreaking) (broken[entry] ??= {})[name] = version;
        return [name, known === undefined || isChanged ? version : known];
      }),
    );
  }
  for (const entry of Object.keys(before.exports)) {
    for (const name of namesOf(before, entry)) {
      if (exports[entry]?.[name] === undefined) (broken[entry] ??= {})[name] = version;
    }
  }
  return { version, contract: contractOf(api), exports, broken, signatures: api.signatures };
}
