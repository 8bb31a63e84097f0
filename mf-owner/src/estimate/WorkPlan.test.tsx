import { screen, waitFor } from '@testing-library/react';
import type { Estimate, EstimateInput } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { WorkPlan } from './WorkPlan';

const server = fakeBackend();
const estimate = (low_cents: number, high_cents: number): Estimate => ({
  version: 1,
  currency: 'USD',
  low_cents,
  high_cents,
  lines: [],
  reasons: [],
  site_visit_needed: false,
  line_clearance_needed: false,
});
const tree = { species: 'Oak', height_m: 12, count: 1, condition: 'healthy' as const };
const input: EstimateInput = {
  category: 'maintenance',
  trees: [tree, { ...tree, species: 'Elm', condition: 'dead', count: 2 }],
};

function show(multi_tree_analysis: boolean, shown = input) {
  queryClient.clear();
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ multi_tree_analysis }));
  server.respondTo('/rest/v1/rpc/estimate_request', estimate(30_000, 60_000));
  return renderPage(<WorkPlan input={shown} estimate={estimate(50_000, 90_000)} />);
}

test('groups the trees into one plan, with its price and what one visit saves', async () => {
  show(true);
  expect(await screen.findByText('One plan for 3 trees')).toBeVisible();
  expect(screen.getByText('$500 – $900 in one visit')).toBeVisible();
  expect(await screen.findByText(/^About \$100 – \$300 less/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Make safe first: 2. 2 × Elm'),
    expect.stringContaining('Everything else: 1. Oak'),
  ]);
});

test.each([
  ['the flag is off', false, input],
  ['there is one tree', true, { ...input, trees: [tree] }],
  ['an arborist looks at them', true, { ...input, category: 'arborist' as const }],
])('shows nothing where %s', async (_why, isOn, shown) => {
  const { container } = show(isOn, shown);
  await waitFor(() => expect(server.callsTo('/rest/v1/feature_flags')).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container).toBeEmptyDOMElement();
});
