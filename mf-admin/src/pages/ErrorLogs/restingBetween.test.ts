import { restingBetween } from './restingBetween';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a storm of news is read once at once, and once more after a rest', async () => {
  const { ask } = restingBetween(1000);
  const read = jest.fn(() => Promise.resolve());
  for (let report = 0; report < 10_000; report += 1) ask(read);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that failed does not end the following', async () => {
  const { ask } = restingBetween(1000);
  ask(() => Promise.reject(new Error('The line is cut.')));
  const read = jest.fn(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(1000);
  ask(read);
  expect(read).toHaveBeenCalledTimes(1);
});
