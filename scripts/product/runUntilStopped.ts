import { PlainError } from '../../supabase/local/plainError';

/** Something that runs until it is closed. */
interface Running {
  close(): Promise<void>;
}

/** Prints a failure for the person at the keyboard and marks the process as failed. */
export function explain(failure: unknown): void {
  console.error(failure instanceof PlainError ? failure.message : failure);
  process.exitCode = 1;
}

/** Starts something and closes it in order on Ctrl+C or when the process is asked to end. */
export function runUntilStopped(start: () => Promise<Running>): void {
  start().then((running) => {
    let isClosing = false;
    function stop(): void {
      if (isClosing) process.exit(1);
      isClosing = true;
      running.close().then(
        () => process.exit(0),
        (failure: unknown) => {
          explain(failure);
          process.exit(1);
        },
      );
    }
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  }, explain);
}
