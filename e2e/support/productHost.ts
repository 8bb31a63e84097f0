import { fork } from 'node:child_process';
import { isAnswer, type AnswerMessage, type StartMessage } from './productMessages';
import { compiledProgram } from './program';
import { root } from './runningCopy';

type Rows = readonly Record<string, unknown>[];

/** One copy of the product that runs. */
export interface RunningProduct {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  /** Runs one statement in its database, with all rights; returns the rows. */
  query(sql: string): Promise<Rows>;
  /** Moves the clock of timers on by minutes, and resolves once everything due then has happened. */
  advanceClock(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** A process in which copies of the product run. */
interface Host {
  start(options: StartMessage['start']): Promise<RunningProduct>;
}

const ENDED = 'The product has ended.';

const hosts = new Map<string, Host>();

/**
 * Starts a copy in the process that runs those with the same secrets, which starts with the first and ends
 * with the last: to load and to warm up the product takes longer than to start a copy of it.
 */
export function startHosted(
  options: StartMessage['start'],
  secrets: Readonly<Record<string, string>>,
): Promise<RunningProduct> {
  return hostWith(secrets).start(options);
}

function hostWith(secrets: Readonly<Record<string, string>>): Host {
  const key = JSON.stringify(secrets);
  const known = hosts.get(key);
  if (known) return known;
  const host = startHost(secrets, () => {
    // One that has died may have a successor by now.
    if (hosts.get(key) === host) hosts.delete(key);
  });
  hosts.set(key, host);
  return host;
}

function startHost(secrets: Readonly<Record<string, string>>, forget: () => void): Host {
  const running = fork(compiledProgram(), [], {
    cwd: root,
    execArgv: [],
    // The mailbox, which a database of someone's own does not get unasked.
    env: { ...process.env, ...secrets, DEMO: 'yes' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    running.once('exit', () => resolve());
    // It could not be started.
    running.on('error', () => resolve());
  });
  const waiting = new Map<number, (answer: AnswerMessage) => void>();
  running.on('message', (message) => {
    if (!isAnswer(message)) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  void ended.then(() => {
    forget();
    for (const [id, settle] of waiting) settle({ id, refusal: ENDED });
  });
  const hasEnded = () =>
    !running.connected || running.exitCode !== null || running.signalCode !== null;
  let asked = 0;
  let started = 0;
  let open = 0;

  function ask(copy: number, question: object): Promise<Rows> {
    return new Promise((resolve, reject) => {
      if (hasEnded()) throw new Error(ENDED);
      const id = (asked += 1);
      waiting.set(id, (answer) => {
        if ('rows' in answer) resolve(answer.rows);
        else reject(new Error(answer.refusal));
      });
      running.send({ id, copy, ...question }, (failure) => {
        if (failure) reject(failure);
      });
    });
  }
  async function leave(): Promise<void> {
    open -= 1;
    if (open > 0) return;
    forget();
    if (running.connected) running.disconnect();
    await ended;
  }
  return {
    async start(options) {
      const copy = (started += 1);
      open += 1;
      const [ready] = await ask(copy, { start: options }).catch(async (refusal: unknown) => {
        await leave();
        throw refusal;
      });
      return {
        origin: String(ready?.['origin']),
        query: (sql) => ask(copy, { sql }),
        async advanceClock(minutes) {
          await ask(copy, { advanceMs: minutes * 60_000 });
        },
        async close() {
          try {
            await ask(copy, { isOver: true });
          } catch (refusal) {
            // A process that has ended runs no copy.
            if (!hasEnded()) throw refusal;
          } finally {
            await leave();
          }
        },
      };
    },
  };
}
