import { inTime } from './inTime';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a document that never ends is given up and stopped', async () => {
  const stop = jest.fn();
  const shown = inTime(new Promise(() => undefined), stop);
  const outcome = expect(shown).rejects.toThrow('The document takes too long to show.');
  await jest.advanceTimersByTimeAsync(15_000);
  await outcome;
  expect(stop).toHaveBeenCalledTimes(1);
});

test('one that is ready in time is shown, and nothing is stopped later', async () => {
  const stop = jest.fn();
  await expect(inTime(Promise.resolve('page'), stop)).resolves.toBe('page');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stop).not.toHaveBeenCalled();
});
