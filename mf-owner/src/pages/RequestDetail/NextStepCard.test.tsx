import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { requestQuery } from '@tree-service/market/api/requests';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { NextStepCard } from './NextStepCard';

const server = fakeBackend();
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const offered = { id: 'lead', state: 'offered' };

beforeEach(() => {
  queryClient.clear();
});

function Known() {
  const { data } = useQuery(requestQuery('request'));
  return data === undefined ? 'Loading' : <NextStepCard request={data} />;
}

function open(state: string, leads: readonly object[], isMatching: boolean): void {
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ vendor_matching: isMatching }));
  server.respondTo('/rest/v1/service_requests', {
    id: 'request',
    number: 1112,
    category: 'tree_removal',
    timing: 'this_month',
    state,
    time_zone: 'America/Chicago',
    leads,
    quotes: [],
    jobs: [],
    reviews: [],
  });
  server.respondTo('/rest/v1/rpc/request_offer_status', [
    {
      ...{ notified: leads.length, viewed: 0, accepted: 0, declined: 0, lapsed: 0 },
      ...{ accepts_at_most: 3, waiting: 1, next_at: inAnHour, passed_words: null },
      ...{ can_ask_again: false, asked_vendor_id: null, asked_vendor_name: null, expires_at: null },
    },
  ]);
  renderPage(<Known />, { user: 'owner' });
}

test('an owner reads when another Pro is asked', async () => {
  open('open', [offered], true);
  expect(await screen.findByText(/^1 Pro notified\. .*we'll ask another Pro/)).toBeVisible();
});

test('while matching is off, no other Pro is promised beside those who were asked', async () => {
  open('open', [offered], false);
  expect(await screen.findByText('1 Pro notified')).toBeVisible();
  expect(screen.getByText("We're not contacting Pros right now")).toBeVisible();
  expect(screen.queryByText(/we'll ask another Pro/)).toBeNull();
});
