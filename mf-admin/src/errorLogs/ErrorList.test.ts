import { throttle } from './ErrorList';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a burst of calls runs once immediately and once more after a pause', async () => {
  const run = throttle(1000);
  const work = jest.fn(() => Promise.resolve());
  for (let call = 0; call < 10_000; call += 1) run(work);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('failed work does not stop later calls', async () => {
  const run = throttle(1000);
  run(() => Promise.reject(new Error('The connection was lost.')));
  const work = jest.fn(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(1000);
  run(work);
  expect(work).toHaveBeenCalledTimes(1);
});
