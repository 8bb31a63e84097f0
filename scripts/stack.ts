import { text } from 'node:stream/consumers';
import { releases } from './product/environment';
import { explain } from './product/runUntilStopped';
import { readableStack } from './releases/readableStack';

/** Reads a stack of an error report from its input and prints it with the places of the sources. */
async function main(): Promise<void> {
  if (process.stdin.isTTY) console.error('Paste the stack, then press Ctrl+D.');
  process.stdout.write(await readableStack(releases, await text(process.stdin)));
}

main().catch(explain);
