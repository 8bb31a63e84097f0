import { screen, within } from '@testing-library/react';
import { renderForVendor } from '../../testing/renderForVendor';
import { LedgerTable } from './LedgerTable';
import { withRunningBalance } from './runningBalance';

const grants = Array.from({ length: 25 }, (_, index) => ({
  id: 25 - index,
  kind: 'grant' as const,
  posted_delta: 2,
  held_delta: 0,
  lead_id: null,
  reason: `Grant ${25 - index}`,
  created_at: '2026-11-21T10:00:00Z',
}));

test('each entry shows its change and the balance after it; older ones come on demand', async () => {
  const { user } = renderForVendor(
    <LedgerTable entries={withRunningBalance(grants, { available: 50, held: 0 })} />,
  );
  const newest = screen.getByRole('row', { name: /Grant 25/ });
  expect(within(newest).getByText('+2')).toBeVisible();
  expect(within(newest).getByText('50')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Grant 1 / })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(screen.getAllByRole('row')).toHaveLength(26);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});
