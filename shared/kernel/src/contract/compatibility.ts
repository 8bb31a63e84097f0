import { isRecord } from './isRecord';

/**
 * What a release of a remote needs of the page. Written into the release when it is built, from what
 * its code really uses.
 */
export interface Needs {
  readonly contract: number;
  /** Range of each shared package, by name, such as `^19.3.1`; a caret range is the only kind. */
  readonly packages: Readonly<Record<string, string>>;
  /**
   * The exports it uses of each module of the kernel, with the version of the kernel that last
   * changed each: older ones have it differently or not at all.
   */
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a release of the shell provides. */
export interface Provides {
  readonly contract: number;
  readonly kernel: string;
  /** Version of each shared package, by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** The version of the kernel that last removed an export, or changed it for those who used it. */
  readonly broken: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Why a shell cannot run a remote. */
export type Mismatch =
  | { readonly kind: 'contract'; readonly needed: number; readonly provided: number }
  | {
      readonly kind: 'package';
      readonly name: string;
      readonly needed: string;
      readonly provided: string | null;
    }
  /** The kernel of the shell is too old for an export. */
  | {
      readonly kind: 'tooOld';
      readonly module: string;
      readonly name: string;
      readonly needed: string;
      readonly provided: string;
    }
  /** The kernel of the shell has the export no more, or differently. */
  | {
      readonly kind: 'broken';
      readonly module: string;
      readonly name: string;
      readonly needed: string;
      readonly brokenBy: string;
    };

/** Less than, equal to or greater than 0, as version a is older than, the same as or newer than b. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The oldest version in a caret range. */
export function lowestIn(range: string): string {
  return range.replace('^', '');
}

/** Whether a version is in a caret range. */
export function isInRange(version: string, range: string): boolean {
  const lowest = lowestIn(range);
  return version.split('.')[0] === lowest.split('.')[0] && compareVersions(version, lowest) >= 0;
}

/** Everything a remote needs that a shell does not provide; empty when the shell can run it. */
export function mismatchesOf(needs: Needs, provides: Provides): Mismatch[] {
  const found: Mismatch[] = [];
  if (needs.contract !== provides.contract) {
    found.push({ kind: 'contract', needed: needs.contract, provided: provides.contract });
  }
  for (const [name, needed] of Object.entries(needs.packages)) {
    const provided = provides.packages[name] ?? null;
    if (provided === null || !isInRange(provided, needed)) {
      found.push({ kind: 'package', name, needed, provided });
    }
  }
  for (const [module, exports] of Object.entries(needs.exports)) {
    for (const [name, needed] of Object.entries(exports)) {
      const brokenBy = provides.broken[module]?.[name];
      if (compareVersions(needed, provides.kernel) > 0) {
        found.push({ kind: 'tooOld', module, name, needed, provided: provides.kernel });
      } else if (brokenBy !== undefined && compareVersions(needed, brokenBy) < 0) {
        found.push({ kind: 'broken', module, name, needed, brokenBy });
      }
    }
  }
  return found;
}

/** What a remote needs and the shell lacks, worded to follow the remote's name: `uses notify as of kernel 1.1.0, ...`. */
export function describeMismatch(mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case 'contract':
      return `speaks contract ${mismatch.needed}, the shell speaks contract ${mismatch.provided}`;
    case 'package':
      return `needs ${mismatch.name} ${mismatch.needed}, the shell has ${mismatch.provided ?? 'none'}`;
    case 'tooOld':
      return `uses ${mismatch.name} as of kernel ${mismatch.needed}, the shell has kernel ${mismatch.provided}`;
    case 'broken':
      return `uses ${mismatch.name} as of kernel ${mismatch.needed}, kernel ${mismatch.brokenBy} removed or changed it`;
  }
}

const isVersions = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((version) => typeof version === 'string');

const isVersionsByModule = (value: unknown): value is Needs['exports'] =>
  isRecord(value) && Object.values(value).every(isVersions);

/** What a release says it needs; null for one that says nothing readable. */
export function parseNeeds(value: unknown): Needs | null {
  if (!isRecord(value)) return null;
  const { contract, packages, exports } = value;
  return typeof contract === 'number' && isVersions(packages) && isVersionsByModule(exports)
    ? { contract, packages, exports }
    : null;
}

/** What a release of the shell says it provides; null for one that says nothing readable. */
export function parseProvides(value: unknown): Provides | null {
  if (!isRecord(value)) return null;
  const { contract, kernel, packages, broken } = value;
  return typeof contract === 'number' &&
    typeof kernel === 'string' &&
    isVersions(packages) &&
    isVersionsByModule(broken)
    ? { contract, kernel, packages, broken }
    : null;
}
