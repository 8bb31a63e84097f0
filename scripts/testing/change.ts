import { execFileSync } from 'node:child_process';
import { PlainError } from '../../supabase/local/plainError';
import { root } from '../product/environment';

/** What `npm run check` looks at: files of the repository, by their paths from its root. */
export interface Change {
  readonly files: readonly string[];
}

/** How a change is chosen on the command line. */
export interface ChangeOptions {
  /** A commit or branch; everything changed since it counts. */
  readonly since?: string | undefined;
  /** A folder such as `mf-vendor`; nothing else counts, and without `since` all of it does. */
  readonly area?: string | undefined;
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function gitLines(...words: readonly string[]): string[] {
  return git(...words)
    .split('\n')
    .filter(Boolean);
}

/** The files git knows that match pathspecs such as `supabase/tests/local/*.test.ts`. */
export function filesOf(...pathspecs: readonly string[]): string[] {
  return gitLines(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    '--',
    ...pathspecs,
  );
}

function changedSince(reference: string, pathspecs: readonly string[]): string[] {
  return [
    ...gitLines('diff', '--name-only', '--diff-filter=d', reference, '--', ...pathspecs),
    ...gitLines('ls-files', '--others', '--exclude-standard', '--', ...pathspecs),
  ];
}

function commitOf(reference: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${reference}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

/** Where this branch left main. On main: the last commit, or the one before it when nothing is uncommitted. */
function usualReference(): string {
  const main = ['main', 'origin/main'].find((name) => commitOf(name) !== undefined);
  const head = commitOf('HEAD');
  const base = main === undefined ? head : git('merge-base', 'HEAD', main).trim();
  if (base !== head && base !== undefined) return base;
  return changedSince('HEAD', []).length > 0 || commitOf('HEAD~1') === undefined
    ? 'HEAD'
    : 'HEAD~1';
}

/** The files to check. Throws a `PlainError` when the commit or the area does not exist. */
export function findChange({ since, area }: ChangeOptions): Change {
  if (area !== undefined && filesOf(area).length === 0) {
    throw new PlainError(`There are no files in "${area}".`);
  }
  if (since !== undefined && commitOf(since) === undefined) {
    throw new PlainError(`There is no commit or branch "${since}".`);
  }
  if (since === undefined && area !== undefined) return { files: filesOf(area) };
  return { files: changedSince(since ?? usualReference(), area === undefined ? [] : [area]) };
}
