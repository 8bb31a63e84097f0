import { screen } from '@testing-library/react';
import { tokenAccountQuery } from '@tree-service/market/api/tokens';
import { acceptedLead } from '../../testing/leadFacts';
import { renderForVendor } from '../../testing/renderForVendor';
import { LeadStatusCard } from './LeadStatusCard';

const offer = (endsAt: string) => acceptedLead({ state: 'viewed', offer_expires_at: endsAt });
const known = [[tokenAccountQuery('vendor').queryKey, { available: 40 }]] as const;

test('an open offer is accepted with a quote in one step', async () => {
  const { user } = renderForVendor(<LeadStatusCard lead={offer('2099-01-01T00:00:00Z')} />, {
    known,
  });
  await user.click(screen.getByRole('button', { name: 'Accept and quote' }));
  expect(await screen.findByRole('dialog', { name: 'Accept and send your quote' })).toBeVisible();
});

test('an expired offer cannot be quoted', () => {
  renderForVendor(<LeadStatusCard lead={offer('2020-01-01T00:00:00Z')} />, { known });
  expect(screen.queryByRole('button', { name: 'Accept and quote' })).not.toBeInTheDocument();
});
