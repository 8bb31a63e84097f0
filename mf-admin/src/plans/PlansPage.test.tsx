import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import * as v from 'valibot';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { planFacts } from '../testing/exampleFacts';
import { listCsv } from '../shared/layout/ListCsv';
import PlansPage from './PlansPage';
import { planCells, resultOfAll, resultsByPlan } from './PlanFiguresSection';

const server = fakeBackend();

const DAY = 86_400_000;

const PLANS = [planFacts('premium', 'Premium'), planFacts('preferred', 'Preferred')];
const figures = (plan_id: string, changes: object = {}) => ({
  plan_id,
  subscribers: 0,
  began: 0,
  ended: 0,
  payments: 0,
  revenue_cents: null,
  ...changes,
});
const NOW = [
  figures('premium', { subscribers: 4, began: 2, payments: 3, revenue_cents: 29997 }),
  figures('preferred', { subscribers: 1, ended: 1 }),
];
const EARLIER = [
  figures('premium', { subscribers: 2, began: 1, payments: 1, revenue_cents: 9999 }),
  figures('preferred', { subscribers: 2 }),
];

test('each plan has its figures for 30 days and for the 30 before; where no money moved there is no data', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/subscription_plans', PLANS);
  server.respondTo('/rest/v1/rpc/plan_figures', NOW);
  renderPage(<PlansPage />, { user: 'admin' });
  const table = await screen.findByRole('table', { name: 'Subscribers and revenue by plan' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(rows).toEqual([
    ['Premium', '44 before', '22 before', '00 before', '33 before', '$299.97$299.97 before'],
    ['Preferred', '11 before', '00 before', '11 before', '00 before', 'No dataNo data before'],
  ]);
  const asked = v
    .parse(
      v.array(v.object({ body: v.object({ from_day: v.string(), to_day: v.string() }) })),
      server.callsTo('/rest/v1/rpc/plan_figures'),
    )
    .map(({ body: { from_day, to_day } }) => [Date.parse(from_day), Date.parse(to_day)]);
  const [[from, to], [fromBefore, toBefore]] = v.parse(
    v.tuple([v.tuple([v.number(), v.number()]), v.tuple([v.number(), v.number()])]),
    asked,
  );
  expect([to - from, toBefore - fromBefore, from - toBefore].map((ms) => ms / DAY)).toEqual([
    29, 29, 1,
  ]);
});

test('figures of both periods are compared by plan and summed up over all; unknown ones stay unknown', () => {
  const both = { now: NOW, earlier: EARLIER };
  expect(resultsByPlan(PLANS, both).map(({ revenue }) => revenue)).toEqual([
    { now: 29997, before: 9999 },
    { now: null, before: null },
  ]);
  expect(resultOfAll(both)).toMatchObject({
    subscribers: { now: 5, before: 4 },
    revenue: { now: 29997, before: 9999 },
  });
  expect(resultOfAll({ now: [], earlier: [] }).revenue).toEqual({ now: null, before: null });
});

test('the file has both periods, and an empty cell where nothing was measured', () => {
  const rows = resultsByPlan(PLANS, { now: NOW, earlier: EARLIER });
  const [heading, ...lines] = listCsv(rows, planCells).trim().split('\r\n');
  expect(heading).toMatch(/^Plan,Subscribers,"Subscribers, previous period",/);
  expect(lines).toEqual(['Premium,4,2,2,1,0,0,3,1,299.97,99.99', 'Preferred,1,2,0,0,1,0,0,0,,']);
});
