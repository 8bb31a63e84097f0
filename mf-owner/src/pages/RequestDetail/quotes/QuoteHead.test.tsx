import { screen, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import type { NamedQuote } from './ownerQuote';
import { QuoteHead } from './QuoteHead';

const server = fakeBackend();
beforeEach(() => server.respondTo('/rest/v1/rpc/my_saved_vendors', []));

const in2 = new Date(Date.now() + 2 * 365 * 86_400_000).toISOString().slice(0, 10);
const named = (state: string, vendor: object | null): NamedQuote =>
  JSON.parse(
    JSON.stringify({
      quote: { id: 'q', vendor_id: 'vendor', lead_id: 'lead', state },
      businessName: vendor === null ? 'A Pro' : 'Oak & Co',
      lead: { id: 'lead', distance_km: 8, promoted: false, vendor_profiles: vendor },
      marks: ['lowest', 'bestRated'],
      pictures: {
        logo: 'https://pictures.test/logo.png',
        photos: [{ id: 'work', src: 'https://pictures.test/work.jpg', alt: 'An oak' }],
      },
    }),
  );
const oakAndCo = {
  business_name: 'Oak & Co',
  rating_count: 2,
  rating_sum: 9,
  vendor_credentials: [
    {
      kind: 'liability_insurance',
      issuer: 'Insurer',
      verified_at: '2026-11-01T10:00:00Z',
      expires_on: in2,
      insured_cents: null,
    },
  ],
};
const open = (shown: NamedQuote) => renderPage(<QuoteHead named={shown} />, { user: 'owner' });

test('says whose quote it is, what it is best at, and what is known of the Pro', () => {
  const { container } = open(named('sent', oakAndCo));
  const heading = screen.getByRole('heading', { name: 'Oak & Co' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/providers/vendor');
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/logo.png');
  for (const fact of ['Lowest price', 'Best rated', /5 mi(les)? away/, /^Liability insurance: /]) {
    expect(screen.getByText(fact)).toBeVisible();
  }
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars, 2 reviews' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enlarge: An oak' })).toBeVisible();
  expect(screen.queryByText('Promoted')).not.toBeInTheDocument();
});

test('says when a plan raised the rank of the Pro', () => {
  const shown = named('sent', oakAndCo);
  open({ ...shown, lead: shown.lead && { ...shown.lead, promoted: true } });
  expect(screen.getByText('Promoted')).toBeVisible();
});

test('a Pro who can no longer be read has no link, and an accepted quote no photos', () => {
  open(named('accepted', null));
  expect(screen.getByRole('heading', { name: 'A Pro' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enlarge: An oak' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Liability insurance: /)).not.toBeInTheDocument();
});
