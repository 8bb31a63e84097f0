/** @jest-environment ./scripts/testing/browserEnvironment.js */
import 'fake-indexeddb/auto';
import { createStore, get } from 'idb-keyval';
import { keepDraftPhoto } from './draftPhotos';

const KEY = 'the-whole-tree';
const jpeg = new Blob([new Uint8Array([255, 216, 255])], { type: 'image/jpeg' });

test('a photo is stored as bytes, which private windows of WebKit keep, and read as it was', async () => {
  await keepDraftPhoto(KEY, jpeg);
  const stored = await get(KEY, createStore('tree-service-draft', 'photos'));
  expect(stored).toEqual({ type: 'image/jpeg', bytes: expect.anything() });
  expect(stored.bytes).not.toBeInstanceOf(Blob);
  expect([...new Uint8Array(stored.bytes)]).toEqual([255, 216, 255]);

  // A page opened later has nothing in memory.
  let reopened: typeof import('./draftPhotos') | undefined;
  jest.isolateModules(() => (reopened = jest.requireActual('./draftPhotos')));
  const read = await reopened?.readDraftPhoto(KEY);
  expect(read?.type).toBe('image/jpeg');
  expect(read?.size).toBe(3);
});
