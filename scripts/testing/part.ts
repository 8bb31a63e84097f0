import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../product/environment';

/** How a part of the tests ended. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** One part of the tests: its name, and how to run it. */
export interface Part {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** Runs a program of the installed packages to its end and returns its exit code. */
export function runTool(
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [path.join(root, 'node_modules', script), ...words], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    running.on('error', reject);
    running.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/** A part that passes or fails as one, by the exit code of a program. */
export function check(name: string, script: string, words: readonly string[]): Part {
  return {
    name,
    async run() {
      const isGood = (await runTool(script, words)) === 0;
      return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
    },
  };
}

/** Gives the name of a file to write a report to, and afterwards what is in it; null without one. */
export async function withReport(write: (file: string) => Promise<unknown>): Promise<unknown> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-report-'));
  const file = path.join(folder, 'report.json');
  try {
    await write(file);
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    console.error('The run left no report.', failure);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A number of a report, 0 when it is not there. */
export function count(report: unknown, field: string): number {
  const value: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, field) : undefined;
  return typeof value === 'number' ? value : 0;
}
