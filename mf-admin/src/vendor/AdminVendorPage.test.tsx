import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { Route, Routes } from 'react-router';
import { adminPaths } from '../paths';
import { personFacts } from '../testing/exampleFacts';
import AdminVendorPage, { countLabel, performanceOf } from './AdminVendorPage';

const server = fakeBackend();
const AT = '2026-11-20T10:00:00Z';

const business = {
  vendor_id: 'v1',
  business_name: 'Oak & Saw',
  about: null,
  zip: '78704',
  version: 2,
  state: 'approved',
  state_reason: null,
  created_at: AT,
  vendor_credentials: [],
};
const account = personFacts({
  id: 'v1',
  user_type: 'vendor',
  business_name: 'Oak & Saw',
  sessions: [{ id: 's1', device: null, started_at: AT, last_seen_at: AT }],
  viewings: [{ id: 'w1', admin: 'Ada', reason: 'A call', started_at: AT }],
});

function open(tab: string) {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/vendor_records', [business]);
  server.respondTo('/rest/v1/vendor_subscriptions', []);
  server.respondTo('/rest/v1/rpc/admin_person', account);
  return renderPage(
    <Routes>
      <Route path={adminPaths.vendor.pattern} element={<AdminVendorPage />} />
    </Routes>,
    { user: 'admin', url: `${adminPaths.vendor('v1')}?tab=${tab}` },
  );
}

test('the account of a Pro is on the page of the business: messages, sessions and viewings', async () => {
  const { unmount } = open('messages');
  expect(await screen.findByRole('button', { name: 'Show conversations' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Correct' })).toBeVisible();
  unmount();
  const sessions = open('sessions');
  expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible();
  sessions.unmount();
  open('viewings');
  expect(await screen.findByRole('row', { name: /Ada.*A call/ })).toBeVisible();
});

it.each([
  [0, 'no offers yet'],
  [1, '1 offer'],
  [8, '8 offers'],
])('formats a count of %d as “%s”', (count, words) => {
  expect(countLabel(count, 'offer', 'offers')).toBe(words);
});

describe('performanceOf', () => {
  it('computes the mean rating and the acceptance', () => {
    expect(
      performanceOf({
        rating_count: 4,
        rating_sum: 18,
        answers_count: 7,
        lapses_count: 1,
        accepts_count: 6,
        jobs_completed: 5,
      }),
    ).toEqual({ rating: 4.5, reviews: 4, offers: 8, acceptance: 0.75, jobsCompleted: 5 });
  });

  it('is null where nothing was counted', () => {
    const empty = performanceOf({
      rating_count: 0,
      rating_sum: 0,
      answers_count: 0,
      lapses_count: 0,
      accepts_count: 0,
      jobs_completed: 0,
    });
    expect(empty.rating).toBeNull();
    expect(empty.acceptance).toBeNull();
  });
});
