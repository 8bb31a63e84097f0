import { fetchJson, UnexpectedAnswerError } from './fetchJson';

const ADDRESS = 'https://trees.example/file.json';
const json = { headers: { 'content-type': 'application/json' } };

function answer(body: string, init: ResponseInit): void {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('gives what a file says', async () => {
  answer('{"a":1}', json);
  await expect(fetchJson(ADDRESS, { timeLimitMs: 100 })).resolves.toEqual({ a: 1 });
});

test.each([
  ['a missing file', '{}', { ...json, status: 404 }],
  ['a server error', '{}', { ...json, status: 500 }],
  ['a page', '<!doctype html>', { headers: { 'content-type': 'text/html' } }],
  ['broken JSON', '{"a":', json],
])('%s is not what was asked for', async (_what, body, init) => {
  answer(body, init);
  await expect(fetchJson(ADDRESS, { timeLimitMs: 100 })).rejects.toThrow(UnexpectedAnswerError);
});

test('gives up on a server that never answers', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(init.signal?.reason as Error);
        });
      }),
  );
  await expect(fetchJson(ADDRESS, { timeLimitMs: 20 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
