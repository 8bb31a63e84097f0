/** @jest-environment ./scripts/testing/browserEnvironment.js */
import 'fake-indexeddb/auto';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { keepOutbox, keptOutbox } from './outboxStore';

// The browser has it; the window of the tests lacks it.
globalThis.structuredClone ??= <T>(value: T): T => value;

const message = (key: string, files: { key: string; name: string; file: Blob }[] = []) => ({
  key,
  body: `Message ${key}`,
  files,
});

/** A page of its own, with a message that goes as `deliver` says. */
function page(deliver: () => Promise<unknown>, sender = 'me') {
  const client = new QueryClient();
  keepOutbox(client, () => sender);
  const write = (conversation: string, key: string) => {
    const observer = new MutationObserver(client, {
      mutationKey: ['messages', conversation],
      mutationFn: deliver,
    });
    return observer.mutate(message(key) as never).catch(() => undefined);
  };
  return { client, write };
}
const keysOf = async (conversation: string, sender = 'me') =>
  (await keptOutbox(conversation, sender)).map(({ key }) => key);
const never = () => new Promise(() => undefined);

test('what has not arrived is there on the next page, in order, and only in its conversation', async () => {
  const { write } = page(never);
  void write('one', 'a');
  await waitFor(async () => expect(await keysOf('one')).toEqual(['a']));
  void write('one', 'b');
  void write('two', 'c');
  await waitFor(async () => expect(await keysOf('one')).toEqual(['a', 'b']));
  expect(await keysOf('two')).toEqual(['c']);
});

test('what was refused is kept, and what has arrived is not', async () => {
  const failing = page(() => Promise.reject(new Error('refused')));
  await failing.write('three', 'd');
  await waitFor(async () => expect(await keysOf('three')).toEqual(['d']));
  const arriving = page(() => Promise.resolve());
  await arriving.write('three', 'd');
  await waitFor(async () => expect(await keysOf('three')).toEqual([]));
});

test('the end of the session forgets it, and so does another person', async () => {
  const { client, write } = page(never);
  void write('four', 'e');
  await waitFor(async () => expect(await keysOf('four')).toEqual(['e']));
  client.clear();
  await waitFor(async () => expect(await keysOf('four')).toEqual([]));
  void page(never).write('four', 'f');
  await waitFor(async () => expect(await keysOf('four')).toEqual(['f']));
  expect(await keysOf('four', 'someone else')).toEqual([]);
  expect(await keysOf('four')).toEqual([]);
});
