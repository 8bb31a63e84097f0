/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeBackend, type RecordedCall } from '@tree-service/testing';
import { readCompletedJobs } from './completedJobs';

const server = fakeBackend();
const MOMENT = '2026-11-22T03:00:00.123456+00:00';
const FROM = '2026-11-01T06:00:00Z';
const TO = '2026-12-01T06:00:00Z';

/** The Data API's part: at most 1,000 rows, those behind a key of this moment when one is named. */
const pageOf = (ids: readonly string[]) => (call: RecordedCall) => {
  const { searchParams } = new URL(call.path, 'http://backend.test');
  expect(searchParams.get('order')).toBe('completed_at.asc,id.asc');
  const key = searchParams.get('or');
  const last = key === null ? '' : /completed_at\.eq\."(.+?)",id\.gt\.(\w+)/.exec(key)?.[2];
  if (last === undefined) throw new Error(`Not a key: ${key}`);
  return ids
    .filter((id) => id > last)
    .slice(0, Number(searchParams.get('limit')))
    .map((id) => ({ id, completed_at: MOMENT }));
};

const ids = (count: number) =>
  Array.from({ length: count }, (_, place) => `job${String(place).padStart(5, '0')}`);

test.each([0, 999, 1000, 1001, 2500])(
  'the books name each of %d jobs of a period once, also when all were completed in one moment',
  async (count) => {
    server.respondTo('/rest/v1/jobs', pageOf(ids(count)));
    const jobs = await readCompletedJobs('vendor', FROM, TO);
    expect(jobs.map(({ id }) => id)).toEqual(ids(count));
  },
);
