import { act, screen } from '@testing-library/react';
import { SEARCH_TEXTS } from '@tree-service/domain';
import { claimsIn, SEARCH_VECTORS } from '@tree-service/domain/testing/searchVectors';
import { FeatureFlagsProvider, queryClient, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend, flagsSaying } from '@tree-service/testing';
import type { Arrival } from '../../testing/renderAt';
import { renderAt } from '../../testing/renderAt';
import ConfirmationPage from './ConfirmationPage';

const REQUESTS = '/rest/v1/service_requests';
const server = fakeBackend();
const sent = {
  id: 'r1',
  number: 7,
  state: 'open',
  category: 'tree_removal',
  timing: 'this_month',
  time_zone: 'America/Chicago',
  still_needed_asked_at: null,
  still_needed_at: null,
};
const asked = (number: number) => ({ ...sent, number, leads: [{ state: 'offered' }] });

beforeEach(() => {
  queryClient.clear();
  act(() => useAuth.setState(fakeAuthState('owner'), true));
});

const open = (arrival: Omit<Arrival, 'pathname'> = {}) =>
  renderAt(
    <FeatureFlagsProvider>
      <ConfirmationPage />
    </FeatureFlagsProvider>,
    { pathname: '/confirmation', ...arrival },
    '/confirmation',
  );
const heading = (level: 1 | 2) => screen.findByRole('heading', { level });

describe('the confirmation', () => {
  it('shows the number from the navigation state, and what happens next', async () => {
    server.respondTo(REQUESTS, asked(1042));
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await heading(1)).toHaveTextContent('We received your request');
    expect(screen.getByText('#1042')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
    expect(screen.getByText(/You don't need to do anything right now/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View my request' })).toHaveAttribute(
      'href',
      '/requests/r1',
    );
  });

  it('looks up the number when the address has the request', async () => {
    server.respondTo(REQUESTS, asked(7));
    open({ search: '?request=r2' });
    expect(await screen.findByText('#7')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 Pro has been notified so far.');
  });

  const searching = SEARCH_VECTORS.filter(({ search }) => search !== null);

  it.each(searching)('says how the search stands: $search for $state $leads', async (vector) => {
    queryClient.clear();
    const { search, state, leads, askedAt, confirmedAt, isMatchingOn } = vector;
    server.respondTo('/rest/v1/feature_flags', flagsSaying({ vendor_matching: isMatchingOn }));
    server.respondTo(REQUESTS, {
      ...sent,
      state,
      leads: leads.map((lead) => ({ state: lead })),
      still_needed_asked_at: askedAt,
      still_needed_at: confirmedAt,
    });
    const { container } = open({ search: '?request=r1' });
    if (search === 'asked') {
      expect(await screen.findByText('We notify Pros near you')).toBeInTheDocument();
      expect(claimsIn(container.textContent)).not.toEqual([]);
      return;
    }
    const { title } = SEARCH_TEXTS[search ?? 'none_found'];
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(claimsIn(container.textContent)).toEqual([]);
    expect(container).not.toHaveTextContent(/[{}]/);
  });

  it('says who to call about dangerous work no Pro was asked about', async () => {
    server.respondTo(REQUESTS, { ...sent, state: 'matching', timing: 'emergency', leads: [] });
    open({ search: '?request=r1' });
    expect(await screen.findByText(SEARCH_TEXTS.danger.words)).toBeInTheDocument();
  });

  it("shows the number even when the rest can't be loaded", async () => {
    server.disconnect(REQUESTS);
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await screen.findByText('#1042')).toBeInTheDocument();
  });

  it('hides the number after sign-out', async () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await heading(2)).toHaveTextContent('Sign in to see your request');
    expect(screen.queryByText('#1042')).not.toBeInTheDocument();
  });

  it('has nothing to confirm without a request', async () => {
    open();
    expect(await heading(2)).toHaveTextContent("We couldn't find a request to confirm");
  });

  it('asks a visitor to sign in and return here', async () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open({ search: '?request=r2' });
    expect(await heading(2)).toHaveTextContent('Sign in to see your request');
    act(() => screen.getByRole('link', { name: 'Sign in' }).click());
    expect(screen.getByTestId('whereabouts')).toHaveTextContent(
      '/login {"returnTo":"/confirmation?request=r2"}',
    );
  });
});
