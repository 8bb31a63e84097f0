import { outcomeOf } from './playwrightPart';
import { strictly, summaryOf } from './runParts';

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: 'journeys/mainJob.spec.ts',
  line: 12,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const report = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [
    {
      specs: [spec('steady', 'expected', 4000)],
      suites: [{ specs: [spec('sometimes', 'flaky', 20_400, 8200)] }],
    },
  ],
};

test('a test that passed on its second try is named with the time of each', () => {
  expect(outcomeOf(report, 1)).toEqual({
    passed: 4,
    failed: 2,
    flaky: ['journeys/mainJob.spec.ts:12 sometimes (20 s, then 8 s)'],
  });
});

test('a run without a report has failed', () => {
  expect(outcomeOf(null, 1)).toMatchObject({ failed: 1, flaky: [] });
});

test.each([
  [false, '10 passed, 0 failed'],
  [true, '9 passed, 1 failed'],
])('when strict is %s, a flaky test is counted: %s', (isStrict, closing) => {
  const results = [
    { name: 'unit', passed: 6, failed: 0, seconds: 5 },
    { name: 'browser', passed: 4, failed: 0, flaky: ['sometimes (20 s, then 8 s)'], seconds: 9 },
  ];
  const lines = summaryOf(isStrict ? results.map(strictly) : results);
  expect(lines.at(-1)).toBe(closing);
  expect(lines.join('\n')).toContain(
    '1 FLAKY, passed only on a second try:\n  sometimes (20 s, then 8 s)',
  );
});

test('without a flaky test none is mentioned', () => {
  const lines = summaryOf([{ name: 'unit', passed: 6, failed: 0, seconds: 5 }]);
  expect(lines.join('\n')).not.toContain('FLAKY');
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});
