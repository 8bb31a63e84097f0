import { inTurn } from './measure';

const runs = [0, 1, 2, 3];

test('with and without policies are each first in every second run, and the bare scan never is', () => {
  const firsts = runs.map((run) => inTurn(['policies', 'no policies', 'bare'], run)[0]);
  expect(firsts).toEqual(['policies', 'no policies', 'policies', 'no policies']);
});

test('no side is left out of a run', () => {
  for (const run of runs) {
    expect(new Set(inTurn(['policies', 'bare'], run))).toEqual(new Set(['policies', 'bare']));
  }
});
