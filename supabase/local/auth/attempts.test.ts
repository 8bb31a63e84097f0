import { Attempts } from './attempts';

test('a caller waits after too many failures, and no one else does', () => {
  const attempts = new Attempts(3, 60_000);
  for (const moment of [0, 1000, 2000]) {
    expect(attempts.wait('ada', moment)).toBe(0);
    attempts.add('ada', moment);
  }
  expect(attempts.wait('ada', 2000)).toBe(58);
  expect(attempts.wait('bob', 2000)).toBe(0);
  expect(attempts.wait('ada', 60_500)).toBe(0);
  attempts.add('ada', 60_500);
  expect(attempts.wait('ada', 60_500)).toBe(1);
  attempts.clear('ada');
  expect(attempts.wait('ada', 60_500)).toBe(0);
});

test('an attempt that did not fail is taken back', () => {
  const attempts = new Attempts(2, 60_000);
  attempts.add('ada', 0);
  attempts.add('ada', 1000);
  expect(attempts.wait('ada', 1000)).toBe(59);
  attempts.takeBack('ada');
  expect(attempts.wait('ada', 1000)).toBe(0);
});

test('what is remembered has an end', () => {
  const attempts = new Attempts(1, 60_000, 2);
  for (const key of ['a', 'b', 'c']) attempts.add(key, 0);
  expect(['a', 'b', 'c'].map((key) => attempts.wait(key, 1) > 0)).toEqual([false, true, true]);
});
