import { screen } from '@testing-library/react';
import type { InboxLead } from '../../api/leadInbox';
import { acceptedLead } from '../../testing/leadFacts';
import { renderForVendor } from '../../testing/renderForVendor';
import { LeadFacts } from './LeadCard';
import { leadPoints } from './map/LeadMap';

const inList = (jobs: InboxLead['jobs']): InboxLead => ({
  ...acceptedLead({ state: jobs === null ? 'accepted' : 'won' }),
  jobs,
});

const hired = inList({
  state: 'scheduled',
  scheduled_for: null,
  price_cents: 102_000,
  job_disputes: [],
});

test('a hired Pro reads the agreed price in the list and on the map, others the estimate', () => {
  const { rerender } = renderForVendor(<LeadFacts lead={inList(null)} priced={false} />);
  expect(screen.getByText('Estimate').parentElement).toHaveTextContent('$800 – $1,500');
  rerender(<LeadFacts lead={hired} priced={false} />);
  expect(screen.getByText('Agreed price').parentElement).toHaveTextContent('$1,020');
  expect(screen.queryByText('Estimate')).toBeNull();
  expect(leadPoints([hired])[0]?.detail).toContain('To schedule, $1,020');
  expect(leadPoints([inList(null)])[0]?.detail).toContain('$800 – $1,500');
});
