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
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|psql|pg_dump|supabase|openssl|rsync|pmtiles|docker|cp|\.\/gradlew|xcodebuild) /;

/** Every command of a guide as written: blocks of commands whole, lines of lists, and those within sentences. */
export function commandsOf(guide: string): string[] {
  const text = readFileSync(path.join(ROOT, guide), 'utf8');
  const block = /^ *```(\w*)\n([^]*?)^ *```$/gm;
  const blocks = [...text.matchAll(block)].flatMap(([, language, lines = '']) =>
    language === 'sh' ? [lines] : lines.split('\n').map((line) => line.split(/ {3,}/)[0] ?? ''),
  );
  const named = [...text.replaceAll(block, '').matchAll(/`([^`]+)`/g)].map(
    ([, words = '']) => words,
  );
  return [...blocks, ...named]
    .map((command) => command.trim().replaceAll(/\s+/g, ' '))
    .filter((command) => PROGRAMS.test(command) || command.startsWith('cd '));
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
