import { partsOf } from './oneCall';

const answer = { requests: [1, 2], total: 2 };

test('reads that start together share one call, and each gets its part', async () => {
  const ask = jest.fn(() => Promise.resolve(answer));
  const part = partsOf(ask);
  const [requests, total] = await Promise.all([
    part((all) => all.requests)(),
    part((all) => all.total)(),
  ]);
  expect([requests, total]).toEqual([[1, 2], 2]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a read after the answer asks again, so that it never gets an old one', async () => {
  const ask = jest.fn(() => Promise.resolve(answer));
  const total = partsOf(ask)((all) => all.total);
  await total();
  await total();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure reaches every read that shares the call, and the next one asks again', async () => {
  const ask = jest.fn(() => Promise.resolve(answer)).mockRejectedValueOnce(new Error('Down'));
  const total = partsOf(ask)((all) => all.total);
  const both = await Promise.allSettled([total(), total()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(total()).resolves.toBe(2);
});
