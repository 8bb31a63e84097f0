import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../product/environment';
import type { Change } from './change';

/** How a part of the tests ended. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What passed only on a second try, each with its times. They are part of `passed`. */
  readonly flaky?: readonly string[];
}

/** One part of the tests: its name, and how to run it. */
export interface Part {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** Runs what of it concerns a change. A part without is left out of `npm run check`. */
  readonly runFor?: (change: Change) => Promise<Outcome>;
  /** Keeps no more than one core busy. */
  readonly isOnOneCore?: true;
  /** Which command runs it: `npm test` and so `test:all`, `test:all` alone, or only one that names it. */
  readonly runsIn?: 'test:all' | 'nothing';
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

/** The outcome of what passes or fails as one. */
export function passesOrFails(isGood: boolean): Outcome {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** Passes or fails as one, by the exit code of a program. */
export async function succeeds(script: string, words: readonly string[]): Promise<Outcome> {
  return passesOrFails((await runTool(script, words)) === 0);
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

/** The outcome of a program; one failure when it failed without naming any. */
export function orOneFailure(outcome: Outcome, exitCode: number): Outcome {
  const isSilentFailure = exitCode !== 0 && outcome.failed === 0;
  return isSilentFailure ? { ...outcome, failed: 1 } : outcome;
}
