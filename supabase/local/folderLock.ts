import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from './jwt';
import { PlainError } from './plainError';

/**
 * Claims a folder for this process until the returned function is called or the process ends.
 * Throws a PlainError while another running process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isRecord(error) || error['code'] !== 'EEXIST') throw error;
    }
    const holder = runningHolder(file);
    if (holder !== undefined) {
      throw new PlainError(
        `The local database in ${folder} is in use by another running copy (process ${holder}). Stop that one, or give this one a folder of its own.`,
      );
    }
    rmSync(file, { force: true });
  }
}

function runningHolder(file: string): number | undefined {
  const { pid, started } = readLock(file);
  if (pid === undefined || pid === process.pid) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not allowed to signal it: it runs under another account.
    if (!isRecord(error) || error['code'] !== 'EPERM') return undefined;
  }
  return startOf(pid) === started ? pid : undefined;
}

function readLock(file: string): { pid?: number; started?: string } {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(value) || typeof value['pid'] !== 'number') return {};
    return { pid: value['pid'], started: String(value['started'] ?? '') };
  } catch {
    return {};
  }
}

/**
 * When a process started, in the system's own count; empty where the system does not tell. Numbers
 * of processes are used again; this tells them apart.
 */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
