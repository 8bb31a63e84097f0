/** @jest-environment ./scripts/testing/browserEnvironment.js */
import 'fake-indexeddb/auto';
import { fakeBackend } from '@tree-service/testing';
import { keepDraftPhoto } from '../draft/draftPhotos';
import { uploadDraftPhoto } from './uploadDraftPhoto';
import { createUploadQueue } from '@tree-service/market/features/keptFiles';

const server = fakeBackend();
const photo = (key: string) => ({ key, name: `${key}.jpg`, shot: null });
const stored = (path: string) => `/storage/v1/object/tree-photos/${path}`;
const accept = (path: string) => server.respondTo(stored(path), { Key: path });

beforeEach(async () => {
  const image = new Blob(['x'], { type: 'image/jpeg' });
  await Promise.all(['a', 'b', 'c'].map((key) => keepDraftPhoto(key, image)));
  for (const path of ['me/a.jpg', 'me/b.jpg', 'me/c.jpg', 'you/a.jpg']) accept(path);
});

function setUp() {
  const send = jest.fn(uploadDraftPhoto);
  const discard = jest.fn();
  return { send, discard, queue: createUploadQueue(send, discard) };
}

test('photos are uploaded one after the other, each once, however often they are queued', async () => {
  const { queue } = setUp();
  queue.want('me', [photo('a')]);
  queue.want('me', [photo('a'), photo('b')]);
  expect(await queue.finish('me', [photo('a'), photo('b')])).toEqual(['me/a.jpg', 'me/b.jpg']);
  expect(await queue.finish('me', [photo('b'), photo('a')])).toEqual(['me/b.jpg', 'me/a.jpg']);
  expect(server.calls.map(({ path }) => path)).toEqual([stored('me/a.jpg'), stored('me/b.jpg')]);
  expect(queue.progress()).toMatchObject({ total: 2, sent: 2, isHeld: false });
});

test('a lost connection pauses the queue; later it continues where it stopped', async () => {
  const { send, queue } = setUp();
  server.disconnect(stored('me/b.jpg'));
  const photos = [photo('a'), photo('b'), photo('c')];
  await expect(queue.finish('me', photos)).rejects.toThrow('Failed to fetch');
  expect(queue.progress()).toMatchObject({ total: 3, sent: 1, isHeld: true });
  accept('me/b.jpg');
  queue.resume();
  expect(await queue.finish('me', photos)).toEqual(['me/a.jpg', 'me/b.jpg', 'me/c.jpg']);
  expect(send.mock.calls.map(([, { key }]) => key)).toEqual(['a', 'b', 'b', 'c']);
});

test('a refused photo is reported, does not block the others, and can be retried', async () => {
  const { queue } = setUp();
  server.respondTo(stored('me/a.jpg'), { error: 'Payload too large', message: 'Too large' }, 413);
  await expect(queue.finish('me', [photo('a'), photo('b')])).rejects.toThrow('Too large');
  expect(queue.progress()).toMatchObject({ sent: 1, refused: [{ key: 'a', name: 'a.jpg' }] });
  accept('me/a.jpg');
  expect(await queue.finish('me', [photo('a'), photo('b')])).toEqual(['me/a.jpg', 'me/b.jpg']);
});

test('a removed photo is discarded, even during its upload', async () => {
  const { send, discard, queue } = setUp();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  send.mockImplementationOnce(async (...sent) => {
    await arrived;
    return uploadDraftPhoto(...sent);
  });
  queue.want('me', [photo('a')]);
  queue.want('me', []);
  arrive();
  expect(await queue.finish('me', [photo('b')])).toEqual(['me/b.jpg']);
  expect(discard).toHaveBeenCalledWith('me/a.jpg');
  queue.want('me', []);
  expect(discard).toHaveBeenLastCalledWith('me/b.jpg');
});

test('photos of a sent request are never discarded', async () => {
  const { discard, queue } = setUp();
  await queue.finish('me', [photo('a')]);
  queue.release();
  queue.want('me', [photo('b')]);
  expect(discard).not.toHaveBeenCalled();
});

test('photos uploaded by one person are uploaded again for another', async () => {
  const { queue } = setUp();
  await queue.finish('me', [photo('a')]);
  expect(await queue.finish('you', [photo('a')])).toEqual(['you/a.jpg']);
  expect(server.callsTo(stored('you/a.jpg'))).toHaveLength(1);
});
