import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from '../product/environment';
import { passesOrFails, type Outcome } from './part';

// What the rules of lint know about types is what was found while they were checked.
function start(): ChildProcess {
  const program = path.join(__dirname, 'checkProgram.ts');
  return spawn(process.execPath, ['--max-old-space-size=4096', '--import', 'tsx', program], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** How a part ended, as the process tells; it fails when the process ends without a word. */
function toldBy(running: ChildProcess, name: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    running.on('message', (told) => {
      const { part, isGood }: { part?: string; isGood?: boolean } = Object(told);
      if (part === name) resolve(passesOrFails(isGood === true));
    });
    running.on('disconnect', () => {
      resolve(passesOrFails(false));
    });
    running.on('error', reject);
  });
}

/**
 * Types and lint in one process, by the names of the parts: run separately, each would read and
 * type-check every file.
 */
export function typesAndLint(): Readonly<Record<string, () => Promise<Outcome>>> {
  let running: ChildProcess | undefined;
  const run = (name: string) => toldBy((running ??= start()), name);
  return { types: () => run('types'), lint: () => run('lint') };
}
