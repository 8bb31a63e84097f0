import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** The block of commands in a guide that mentions something, as written there. */
export function commandOfGuide(guide: string, words: string): string {
  const text = readFileSync(path.join(ROOT, guide), 'utf8');
  const blocks = [...text.matchAll(/^( *)```sh\n([^]*?)^ *```$/gm)];
  const found = blocks.find(([, , block = '']) => block.includes(words));
  if (!found) throw new Error(`No command of ${guide} mentions ${words}.`);
  const [, indent = '', block = ''] = found;
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

const PROGRAMS =
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|psql|pg_dump|pg_restore|supabase|openssl|rsync|pmtiles|docker|cp|\.\/gradlew|xcodebuild) /;

/** The blocks of commands in a guide, lines of lists of commands, and what it names within sentences. */
function wordsOf(guide: string): string[] {
  const text = readFileSync(path.join(ROOT, guide), 'utf8');
  const block = /^ *```(\w*)\n([^]*?)^ *```$/gm;
  const blocks = [...text.matchAll(block)].flatMap(([, language, lines = '']) =>
    language === 'sh' ? [lines] : lines.split('\n').map((line) => line.split(/ {3,}/)[0] ?? ''),
  );
  const named = [...text.replaceAll(block, '').matchAll(/`([^`]+)`/g)].map(
    ([, words = '']) => words,
  );
  return [...blocks, ...named]
    .map((words) => words.trim())
    .filter((words) => PROGRAMS.test(words.replaceAll(/\s+/g, ' ')) || words.startsWith('cd '));
}

/** Every command of a guide as written: blocks of commands whole, lines of lists, and those within sentences. */
export function commandsOf(guide: string): string[] {
  return wordsOf(guide).map((command) => command.replaceAll(/\s+/g, ' '));
}

/** The command that mentions something, without its placeholder for the address of the database. */
export function commandWithDatabase(guide: string, words: string): string {
  const found = commandsOf(guide).find((command) => command.includes(words));
  if (!found) throw new Error(`${guide} has no command with ${words}.`);
  return found.replace('DATABASE_URL=... ', '');
}

/** Runs commands to their end, stopping at the first that fails; returns what they printed. */
export function runCommand(
  command: string,
  variables: Readonly<Record<string, string>>,
  folder = ROOT,
): string {
  return execFileSync('bash', ['-euo', 'pipefail', '-c', command], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
}
