import { spawnSync } from 'node:child_process';

/** Runs a command to its end. Returns whether it succeeded; false too when there is no such command. */
export function tryCommand(
  command: string,
  words: readonly string[],
  how: 'aloud' | 'quietly' = 'aloud',
): boolean {
  const stdio = how === 'aloud' ? 'inherit' : 'ignore';
  return spawnSync(command, words, { stdio }).status === 0;
}
