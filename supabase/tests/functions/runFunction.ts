import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..', '..');
const DENO = path.join(ROOT, 'node_modules', 'deno', 'bin.cjs');

/** Packages are taken from the repository's own folder, in the versions of its lockfile. */
export const OWN_PACKAGES = '--node-modules-dir=manual';

/** An Edge Function in a process of its own. */
export interface RunningFunction {
  /** Such as `http://127.0.0.1:41234`. */
  readonly address: string;
  /** Asks it as the gateway of a hosted project does: the path begins with the function's name. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** What it wrote to its log. */
  log(): string;
  stop(): void;
}

function deno(words: readonly string[], variables: Record<string, string>) {
  const { HOME = '', PATH = '' } = process.env;
  // The package starts the program in a process below its own; both end as a group.
  return spawn(process.execPath, [DENO, ...words], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME, PATH, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', ...variables },
  });
}

/** Runs a command of Deno to its end; resolves with its exit code and what it said. */
export function runDeno(...words: string[]): Promise<{ status: number | null; said: string }> {
  const running = deno(words, {});
  let said = '';
  running.stdout.on('data', (part) => (said += String(part)));
  running.stderr.on('data', (part) => (said += String(part)));
  return new Promise((resolve) => {
    running.once('close', (status) => {
      resolve({ status, said });
    });
  });
}

/** Starts a function of supabase/functions with the given secrets and nothing else in its environment. */
export async function runFunction(
  name: string,
  secrets: Record<string, string>,
): Promise<RunningFunction> {
  const file = path.join(ROOT, 'supabase', 'functions', name, 'index.ts');
  const variables = { ...secrets, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' };
  const running = deno(['run', OWN_PACKAGES, '--allow-net', '--allow-env', file], variables);
  let log = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (part: unknown) => {
      log += String(part);
      const [, found] = /Listening on (http:\/\/\S+:\d+)/.exec(log) ?? [];
      if (found) resolve(found);
    };
    running.stdout.on('data', hear);
    running.stderr.on('data', hear);
    running.once('exit', () => {
      reject(new Error(log));
    });
  });
  return {
    address,
    ask: (target, init) => fetch(`${address}${target}`, init),
    log: () => log,
    stop() {
      running.removeAllListeners('exit');
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    },
  };
}
