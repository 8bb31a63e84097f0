import { brokenLimits, costlyPolicies, QUIET_YARDSTICK } from './limits';
import { SEARCH_SUBJECTS } from './search';
import { SUBJECTS } from './subjects';

const subject = { name: 'search', sql: '', samples: '', p95AtMost: 200 };
const measured = (p95: number) => [
  { name: 'search', times: { p50: 1, p95, p99: 999 }, withoutPolicies: undefined, bare: undefined },
];

test.each([
  ['as fast as it may be', 200, QUIET_YARDSTICK, 0],
  ['slower', 201, QUIET_YARDSTICK, 1],
  ['slower on a machine that is as much slower', 400, 2 * QUIET_YARDSTICK, 0],
  ['slower than a slow machine explains', 401, 2 * QUIET_YARDSTICK, 1],
  ['slower on a fast machine', 201, QUIET_YARDSTICK / 2, 1],
])('%s: %d ms with a yardstick of %d ms breaks %i limits', (_, p95, yardstick, broken) => {
  expect(brokenLimits([subject], measured(p95), yardstick)).toHaveLength(broken);
});

test('what has a limit and was not measured has broken it, and what has none never does', () => {
  expect(brokenLimits([subject], [], QUIET_YARDSTICK)).toEqual([
    'search was not measured, not 200.0 ms (200 when quiet)',
  ]);
  expect(brokenLimits([{ ...subject, p95AtMost: undefined }], measured(9999), 1)).toEqual([]);
});

test('the search of administrators and every page of a long list have a limit', () => {
  expect(SEARCH_SUBJECTS.map(({ p95AtMost }) => p95AtMost)).toEqual(SEARCH_SUBJECTS.map(() => 200));
  const pages = SUBJECTS.filter(({ sql }) =>
    /public\.(my_lead_list|token_ledger_page|my_conversations)\(/.test(sql),
  ).filter(({ name }) => name.startsWith('10k'));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.map(({ p95AtMost }) => p95AtMost)).toEqual(pages.map(() => 10));
});

test.each([
  ['a fifth longer', 12, 10, 0],
  ['more than a fifth longer', 12.1, 10, 1],
  ['longer by less than what the machine adds', 0.9, 0.4, 0],
])('%s with policies: %d ms instead of %d breaks %i limits', (_, restricted, free, broken) => {
  const times = (p50: number) => ({ p50, p95: p50, p99: p50 });
  expect(
    costlyPolicies([
      { name: 'inbox', times: times(restricted), withoutPolicies: times(free), bare: undefined },
      {
        name: 'of the server itself',
        times: times(99),
        withoutPolicies: undefined,
        bare: undefined,
      },
    ]),
  ).toHaveLength(broken);
});
