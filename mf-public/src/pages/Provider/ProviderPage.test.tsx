import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import type { PublicProfile } from '../../api/vendors';
import { ProviderProfile } from './ProviderPage';

const FIGURES = '/rest/v1/rpc/public_vendor_profile';
const server = fakeBackend();

const profile: PublicProfile = {
  vendor_id: '11111111-1111-4111-8111-111111111111',
  business_name: 'Oak & Co',
  about: 'We climb.',
  city: 'Austin',
  region: 'TX',
  categories: ['maintenance'],
  crew_size: 3,
  founded_year: 2011,
  service_radius_km: 40,
  rating_count: 0,
  rating_sum: 0,
  jobs_completed: 12,
  is_demo: false,
  vendor_credentials: [],
  vendor_equipment: [],
};
const figures = (answerSeconds: number | null, prices: readonly object[]) => ({
  near: { latitude: 30.2, longitude: -97.8 },
  figures: { median_answer_seconds: answerSeconds },
  typical_prices: prices,
  appointments: prices.length === 0 ? null : { kept: 11, total: 12 },
});

// The map below is never scrolled to.
class NothingSeen {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: NothingSeen });
  queryClient.clear();
  for (const path of [
    'vendor_media',
    'rpc/vendor_reviews',
    'rpc/is_promoted',
    'rpc/my_saved_vendors',
  ]) {
    server.respondTo(`/rest/v1/${path}`, []);
  }
});

test('shows how fast the Pro responds, how many jobs were done and what work usually costs', async () => {
  server.respondTo(
    FIGURES,
    figures(7200, [{ category: 'maintenance', quotes: 9, low_cents: 40_000, high_cents: 90_000 }]),
  );
  renderPage(<ProviderProfile profile={profile} />, { user: 'signedOut' });
  const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling;
  expect(await fact('Typical response time')).toHaveTextContent('About 2 hours');
  expect(await fact('Appointments kept')).toHaveTextContent('11 of 12');
  expect(await fact('Jobs completed here')).toHaveTextContent('12');
  const prices = within(screen.getByRole('region', { name: 'Usual prices' }));
  expect(prices.getByText('$400 – $900')).toBeVisible();
  expect(prices.getByText('From 9 quotes')).toBeVisible();
});

test('says nothing about what too few cases could tell', async () => {
  server.respondTo(FIGURES, figures(null, []));
  renderPage(<ProviderProfile profile={profile} />, { user: 'signedOut' });
  expect(await screen.findByText(/marker shows roughly where/)).toBeVisible();
  expect(screen.queryByText('Typical response time')).not.toBeInTheDocument();
  expect(screen.queryByText('Appointments kept')).not.toBeInTheDocument();
  expect(screen.queryByText('Usual prices')).not.toBeInTheDocument();
});
