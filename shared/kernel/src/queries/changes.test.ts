/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { noteLiveChange, readChanged, readChangedLater, runAction } from './changes';
import { queryClient } from './queryClient';

const stops: (() => void)[] = [];

/** A query that is shown; counts its reads. */
async function shown(...queryKey: string[]) {
  const read = jest.fn(() => Promise.resolve('rows'));
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: read });
  stops.push(observer.subscribe(() => undefined));
  await jest.advanceTimersByTimeAsync(1);
  read.mockClear();
  return read;
}

// One clock for all: the module remembers until when it waits.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

afterEach(async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
});

test('what live updates announce together is read once', async () => {
  const [leads, tokens, requests] = [
    await shown('leads', 'one'),
    await shown('tokens'),
    await shown('requests'),
  ];
  noteLiveChange([['leads'], ['tokens']]);
  noteLiveChange([['leads']]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([leads, tokens, requests].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('live updates that keep coming are not put off', async () => {
  const leads = await shown('leads');
  for (let count = 0; count < 20; count += 1) {
    noteLiveChange([['leads']]);
    await jest.advanceTimersByTimeAsync(40);
  }
  expect(leads.mock.calls.length).toBeGreaterThanOrEqual(5);
});

test('an action shown from its answer, and all live updates about it, cost one read', async () => {
  const leads = await shown('leads');
  await runAction(async () => {
    await Promise.resolve();
    noteLiveChange([['leads']]);
  });
  void readChangedLater([['leads']]);
  noteLiveChange([['leads']]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(leads).toHaveBeenCalledTimes(1);
});

test('a read that began after the change was known is not repeated', async () => {
  await runAction(() => Promise.resolve());
  void readChangedLater([['leads']]);
  await jest.advanceTimersByTimeAsync(20);
  const read = jest.fn(() => Promise.resolve('contact'));
  const options = { queryKey: ['leads', 'contact'], queryFn: read };
  stops.push(new QueryObserver(queryClient, options).subscribe(() => undefined));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a change announced after a read began is read again', async () => {
  const leads = await shown('leads');
  await readChanged([['leads']]);
  await jest.advanceTimersByTimeAsync(20);
  noteLiveChange([['leads']]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(leads).toHaveBeenCalledTimes(2);
});

test('an action that never ends does not hold up live updates for ever', async () => {
  const leads = await shown('leads');
  let end: () => void = () => undefined;
  const action = runAction(() => new Promise<void>((resolve) => (end = resolve)));
  noteLiveChange([['leads']]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(leads).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(leads).toHaveBeenCalledTimes(1);
  end();
  await action;
});

/** A list that is shown page by page, and the pages asked for; `answer` answers what was asked last. */
async function shownPages() {
  const asked: number[] = [];
  let last: () => void = () => undefined;
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: ['notifications'],
    queryFn: ({ pageParam }) =>
      new Promise<string>((resolve) => {
        asked.push(pageParam);
        last = () => resolve(`page ${pageParam}`);
      }),
    initialPageParam: 1,
    getNextPageParam: (_last, _all, page: number) => page + 1,
  });
  stops.push(list.subscribe(() => undefined));
  const answer = async () => {
    last();
    await jest.advanceTimersByTimeAsync(100);
  };
  await answer();
  return { list, asked, answer };
}

test('news about a list do not take away the next page somebody asked for', async () => {
  const { list, asked, answer } = await shownPages();
  // The news is as old as the press, or comes while the page is read.
  noteLiveChange([['notifications']]);
  await jest.advanceTimersByTimeAsync(1);
  void list.fetchNextPage();
  await jest.advanceTimersByTimeAsync(100);
  noteLiveChange([['notifications']]);
  await jest.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([1, 2]);
  await answer();
  expect(list.getCurrentResult().data?.pages).toEqual(['page 1', 'page 2']);
  // Then the whole list is read again, once.
  await answer();
  await answer();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([1, 2, 1, 2]);
});

test('a next page asked for while news are read does not take the news away', async () => {
  const { list, asked, answer } = await shownPages();
  noteLiveChange([['notifications']]);
  await jest.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([1, 1]);
  void list.fetchNextPage();
  await jest.advanceTimersByTimeAsync(100);
  for (let count = 0; count < 3; count += 1) await answer();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([1, 1, 2, 1, 2]);
});

test('a read that began before an action ended does not replace what the answer shows', async () => {
  let stored = 'scheduled';
  const answers: (() => void)[] = [];
  const read = () => {
    const found = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(found)));
  };
  const observer = new QueryObserver(queryClient, { queryKey: ['jobs'], queryFn: read });
  stops.push(observer.subscribe(() => undefined));
  answers.shift()?.();
  await jest.advanceTimersByTimeAsync(1);
  void readChanged([['jobs']]);
  await jest.advanceTimersByTimeAsync(1);

  await runAction(() => Promise.resolve((stored = 'in_progress')));
  await readChangedLater([['jobs']]);
  queryClient.setQueryData(['jobs'], 'in_progress');
  answers.shift()?.();
  await jest.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().data).toBe('in_progress');

  await jest.advanceTimersByTimeAsync(1_000);
  answers.shift()?.();
  await jest.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'in_progress', fetchStatus: 'idle' });
});
