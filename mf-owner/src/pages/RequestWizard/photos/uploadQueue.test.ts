import { createUploadQueue } from './uploadQueue';

jest.mock('@tree-service/kernel', () => ({
  isUnreachable: (error: unknown) => error instanceof TypeError,
}));

const photo = (key: string) => ({ key, name: `${key}.jpg`, shot: null });
const cut = () => new TypeError('Failed to fetch');

function setUp() {
  const send = jest.fn((userId: string, { key }: { key: string }) =>
    Promise.resolve(`${userId}/${key}.jpg`),
  );
  const discard = jest.fn();
  return { send, discard, queue: createUploadQueue(send, discard) };
}

test('photos are sent one after the other, each once, however often they are asked for', async () => {
  const { send, queue } = setUp();
  queue.want('me', [photo('a')]);
  queue.want('me', [photo('a'), photo('b')]);
  expect(await queue.finish('me', [photo('a'), photo('b')])).toEqual(['me/a.jpg', 'me/b.jpg']);
  expect(await queue.finish('me', [photo('b'), photo('a')])).toEqual(['me/b.jpg', 'me/a.jpg']);
  expect(send).toHaveBeenCalledTimes(2);
  expect(queue.progress()).toMatchObject({ total: 2, sent: 2, isHeld: false });
});

test('a cut line holds the queue; afterwards it goes on where it stopped', async () => {
  const { send, queue } = setUp();
  send.mockResolvedValueOnce('me/a.jpg').mockRejectedValueOnce(cut());
  const photos = [photo('a'), photo('b'), photo('c')];
  await expect(queue.finish('me', photos)).rejects.toThrow('Failed to fetch');
  expect(queue.progress()).toMatchObject({ total: 3, sent: 1, isHeld: true });
  queue.resume();
  expect(await queue.finish('me', photos)).toEqual(['me/a.jpg', 'me/b.jpg', 'me/c.jpg']);
  expect(send.mock.calls.map(([, { key }]) => key)).toEqual(['a', 'b', 'b', 'c']);
});

test('a refused photo is named, does not hold up the others, and can be tried again', async () => {
  const { send, queue } = setUp();
  send.mockRejectedValueOnce(new Error('Too large'));
  await expect(queue.finish('me', [photo('a'), photo('b')])).rejects.toThrow('Too large');
  expect(queue.progress()).toMatchObject({ sent: 1, refused: [{ key: 'a', name: 'a.jpg' }] });
  expect(await queue.finish('me', [photo('a'), photo('b')])).toEqual(['me/a.jpg', 'me/b.jpg']);
});

test('a photo that was removed is not kept, even when it was just being sent', async () => {
  const { send, discard, queue } = setUp();
  let arrive: (path: string) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  queue.want('me', [photo('a')]);
  queue.want('me', []);
  arrive('me/a.jpg');
  expect(await queue.finish('me', [photo('b')])).toEqual(['me/b.jpg']);
  expect(discard).toHaveBeenCalledWith('me/a.jpg');
  queue.want('me', []);
  expect(discard).toHaveBeenLastCalledWith('me/b.jpg');
});

test('what a request shows is never taken back', async () => {
  const { discard, queue } = setUp();
  await queue.finish('me', [photo('a')]);
  queue.release();
  queue.want('me', [photo('b')]);
  expect(discard).not.toHaveBeenCalled();
});

test('what one person sent is sent again for another', async () => {
  const { send, queue } = setUp();
  await queue.finish('me', [photo('a')]);
  expect(await queue.finish('you', [photo('a')])).toEqual(['you/a.jpg']);
  expect(send).toHaveBeenCalledTimes(2);
});
