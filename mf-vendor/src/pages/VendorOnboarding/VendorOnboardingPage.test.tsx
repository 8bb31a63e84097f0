import { screen } from '@testing-library/react';
import type { Business } from '../../api/vendors';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../../testing/renderForVendor';
import { Checklist } from './VendorOnboardingPage';

const server = fakeBackend();
beforeEach(() => server.respondTo('/rest/v1/vendor_media', []));

const since = '2026-11-20T10:00:00Z';
const business: Business = {
  vendor_id: 'vendor',
  version: 1,
  business_name: 'Tall Oaks',
  about: null,
  quote_terms: null,
  categories: ['tree_removal'],
  zip: '78701',
  city: 'Austin',
  region: 'TX',
  latitude: null,
  longitude: null,
  grid_cell: null,
  time_zone: null,
  service_radius_km: 40.2,
  crew_size: null,
  founded_year: null,
  state: 'applied',
  state_reason: null,
  state_since: since,
  paused_by: null,
  paused_until: null,
  approved_at: null,
  created_at: since,
  updated_at: since,
  is_demo: false,
  accepts_count: 0,
  answers_count: 0,
  lapses_count: 0,
  jobs_completed: 0,
  rating_count: 0,
  rating_sum: 0,
  business_proposals: [],
  vendor_credentials: [],
  vendor_equipment: [],
  vendor_prices: [],
  vendor_subscriptions: [],
};

const part = (name: 'equipment' | 'crew' | 'media') => ({
  part: name,
  required: false,
  complete: false,
  missing: null,
});

function open(step: string) {
  return renderForVendor(
    <Checklist
      business={business}
      onboarding={{
        state: 'applied',
        state_reason: null,
        can_submit: false,
        review_time: 'It takes 2 days.',
        parts: [part('equipment'), part('crew'), part('media')],
        requests: [],
        rejected_credentials: [],
      }}
    />,
    { url: `/?step=${step}` },
  );
}

const toggle = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

test('a step that is skipped gives way to the next one, which has the focus', async () => {
  const { user } = open('equipment');
  expect(toggle('Equipment')).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Skip for now' }));
  expect(toggle('Equipment')).toHaveAttribute('aria-expanded', 'false');
  expect(toggle('Crew')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Crew')).toHaveFocus();
});

test('after the last step the focus stays at it', async () => {
  const { user } = open('media');
  await user.click(screen.getByRole('button', { name: 'Skip for now' }));
  expect(toggle('Logo and photos')).toHaveAttribute('aria-expanded', 'false');
  expect(toggle('Logo and photos')).toHaveFocus();
});
