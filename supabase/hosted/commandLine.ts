import { spawn } from 'node:child_process';
import path from 'node:path';

/** How a run of the Supabase command line ended. */
export interface CommandOutcome {
  readonly status: number;
  /** What it answered, such as results in JSON. */
  readonly output: string;
  /** What it reported on the way: progress, warnings, errors. */
  readonly messages: string;
}

const ROOT = path.join(__dirname, '..', '..');
const PROGRAM = path.join(ROOT, 'node_modules', 'supabase', 'dist', 'supabase.js');

/**
 * Runs the Supabase command line to its end, in the repository or in another folder with a config.toml,
 * with further variables in its environment.
 */
export function runSupabase(
  words: readonly string[],
  folder = ROOT,
  variables: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  return new Promise((resolve, reject) => {
    const running = spawn(
      process.execPath,
      [PROGRAM, ...words, '--workdir', folder, '--agent', 'no'],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          SUPABASE_TELEMETRY_DISABLED: '1',
          SUPABASE_NO_UPDATE_NOTIFIER: '1',
          ...variables,
        },
      },
    );
    let output = '';
    let messages = '';
    running.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    running.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
    running.on('error', reject);
    running.on('close', (code) => {
      resolve({ status: code ?? 1, output, messages });
    });
  });
}
