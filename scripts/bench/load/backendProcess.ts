import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** A backend in a process of its own, as `supabase/local/serve.ts` runs it. */
export interface BackendProcess {
  readonly origin: string;
  readonly publishableKey: string;
  /** Ends it without a warning and starts it again; returns for how many seconds nobody was served. */
  kill(): Promise<number>;
  close(): Promise<void>;
}

interface Ready {
  readonly origin: string;
  readonly publishableKey: string;
}

function ended(running: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    running.once('exit', () => {
      resolve();
    });
  });
}

/** Starts the backend on a database and resolves when it answers. */
export async function startBackendProcess(
  port: number,
  dataDir: string,
  databaseUrl: string,
): Promise<BackendProcess> {
  async function start(): Promise<{ running: ChildProcess; ready: Ready }> {
    const running = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/serve.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: running.stdout })) {
      if (line.startsWith('{')) return { running, ready: JSON.parse(line) };
    }
    throw new Error('The backend did not start.');
  }
  let current = await start();
  return {
    ...current.ready,
    async kill() {
      const from = performance.now();
      const over = ended(current.running);
      current.running.kill('SIGKILL');
      await over;
      current = await start();
      return (performance.now() - from) / 1000;
    },
    async close() {
      const over = ended(current.running);
      current.running.kill('SIGTERM');
      await over;
    },
  };
}
