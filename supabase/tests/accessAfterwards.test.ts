import { FORMER, buildAfterwards, type Afterwards } from './access/afterwards';
import { READ_AFTERWARDS, readersAfterwards, rowsAfterwards } from './access/readingAfterwards';

let past: Afterwards;
beforeAll(async () => {
  past = await buildAfterwards();
  await past.market.database.query(
    `insert into public.error_logs (message, severity, category) values ('Broken', 'error', 'ui')`,
  );
});
afterAll(() => past.market.database.close());

test.each(Object.entries(READ_AFTERWARDS))(
  '%s is read afterwards by: %s',
  async (line, expected) => {
    expect(await readersAfterwards(past, line)).toBe(expected);
  },
);

test('letting one former caller read a line again is noticed, each for itself', async () => {
  let noticed = 0;
  let tried = 0;
  for (const [line, expected] of Object.entries(READ_AFTERWARDS)) {
    const [table = ''] = line.split(' ');
    for (const name of FORMER.filter((one) => !expected.split(' ').includes(one))) {
      const id = past.callers[name].userId;
      const opened = await readersAfterwards(
        past,
        line,
        `create policy opened on ${table} for select to authenticated using ((select auth.uid()) = '${id}')`,
      );
      // Where there is nothing to be read, opening shows nothing.
      if ((await rowsAfterwards(past, line, name)) === 0) continue;
      tried += 1;
      if (opened !== expected) noticed += 1;
    }
  }
  console.log(`Former callers let in again: ${noticed} of ${tried} noticed`);
  expect(noticed).toBe(tried);
  expect(tried).toBeGreaterThan(30);
});
