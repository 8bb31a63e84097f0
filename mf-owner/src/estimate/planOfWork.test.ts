import { planOfWork, savingOf, treeCount } from './WorkPlan';

const healthy = { condition: 'healthy' as const };
const estimate = (low_cents: number, high_cents: number, version = 1) => ({
  low_cents,
  high_cents,
  version,
});

test('what can fall comes first, then what needs the same people or machines', () => {
  const steps = planOfWork([
    healthy,
    { ...healthy, near_wires: true },
    { condition: 'dead', near_wires: true },
    { ...healthy, poor_access: true },
    { ...healthy, on_structure: true },
    { ...healthy, near_wires: true, poor_access: true },
  ]);
  expect(steps.map(({ title, trees }) => [title, trees])).toEqual([
    ['Make safe first', [3, 5]],
    ['Beside wires', [2, 6]],
    ['Hard to reach', [4]],
    ['Everything else', [1]],
  ]);
});

test('each tree is in exactly one step, and no step is empty', () => {
  const steps = planOfWork([healthy, healthy, { condition: 'hazardous' }]);
  expect(steps.flatMap(({ trees }) => trees).sort()).toEqual([1, 2, 3]);
  expect(planOfWork([])).toEqual([]);
});

test('a card for several trees counts them', () => {
  expect(treeCount([{ count: 1 }, { count: 4 }])).toBe(5);
});

test('the saving is what visits for each card would cost beyond one visit for all', () => {
  expect(savingOf(estimate(500, 900), [estimate(300, 600), estimate(300, 600)])).toEqual({
    low_cents: 100,
    high_cents: 300,
  });
});

test.each([
  ['it saves nothing', estimate(600, 1200), [estimate(300, 600), estimate(300, 600)]],
  ['there is one card', estimate(100, 200), [estimate(300, 600)]],
  ['prices changed in between', estimate(500, 900), [estimate(300, 600), estimate(300, 600, 2)]],
])('no saving is named where %s', (_why, together, alone) => {
  expect(savingOf(together, alone)).toBeNull();
});
