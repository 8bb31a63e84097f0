import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { FunnelChart, shareOfBefore } from './FunnelChart';

const steps = [
  { label: 'Offered', value: 40 },
  { label: 'Accepted', value: 10 },
  { label: 'Won', value: 0 },
];
const words = { title: 'Leads', units: 'Leads this month', empty: 'No leads yet' };

test('a step shows its share of the previous step', () => {
  expect(shareOfBefore(steps, 0)).toBeNull();
  expect(shareOfBefore(steps, 1)).toBe('25%');
  expect(shareOfBefore([{ label: 'Offered', value: 0 }, ...steps], 1)).toBeNull();
});

test('the figures are a table for screen readers, which everyone can open', async () => {
  const { user } = renderWithTheme(<FunnelChart {...words} steps={steps} />);
  const table = () => screen.getByRole('table', { name: 'Leads' });
  expect(within(table()).getByRole('row', { name: 'Accepted 10 25%' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table: Leads' }));
  expect(screen.getByRole('region', { name: 'Leads' })).toContainElement(table());
  await user.click(screen.getByRole('button', { name: 'Show as chart: Leads' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a funnel without entries shows a message', () => {
  renderWithTheme(<FunnelChart {...words} steps={[{ label: 'Offered', value: 0 }]} />);
  expect(screen.getByText('No leads yet')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
