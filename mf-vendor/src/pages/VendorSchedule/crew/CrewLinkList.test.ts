import { describeUse } from './CrewLinkList';

const use = { id: 'u1', job_id: null, used_at: '2026-11-23T13:02:00Z' };

test("says what was done and when, on the Pro's clock", () => {
  expect(describeUse({ ...use, action: 'open' }, 'America/Chicago', {})).toBe(
    'Opened at Nov 23, 7:02 AM',
  );
});

test('names the job where it is known', () => {
  const started = { ...use, action: 'start', job_id: 'j1' };
  expect(describeUse(started, 'America/Chicago', { j1: 'Tree removal for Maya' })).toBe(
    'Started a job at Nov 23, 7:02 AM: Tree removal for Maya',
  );
  expect(describeUse(started, 'America/Chicago', {})).toBe('Started a job at Nov 23, 7:02 AM');
});
