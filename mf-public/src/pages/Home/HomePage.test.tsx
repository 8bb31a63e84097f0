import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, type FakeViewer } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import HomePage from './HomePage';

const review = {
  id: 'r1',
  vendor_id: '11111111-1111-4111-8111-111111111111',
  business_name: 'Cedar & Son',
  city: 'Austin',
  region: 'TX',
  is_demo: false,
  author_name: 'Alex',
  rating: 2,
  body: 'Came a day late.',
  published_at: '2026-11-03T15:00:00Z',
};
const nothing = { insured_vendors: 0, last_verified_at: null, reviews: [] };

const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/market_proof', nothing);
});

const open = (user: FakeViewer) => renderPage(<HomePage />, { user });
const link = (name: string) => screen.queryByRole('link', { name });
const signedIn: readonly FakeViewer[] = ['owner', 'vendor', 'admin'];

describe('the home page', () => {
  it('says what the product is and has its two main links', () => {
    open('signedOut');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Expert Tree Care At Your Fingertips',
    );
    expect(link('Get an Estimate')).toHaveAttribute('href', '/request');
    expect(link('Learn More')).toHaveAttribute('href', '/services');
  });

  it('answers what, price, who, proof, how it works and questions, in this order', async () => {
    server.respondTo('/rest/v1/rpc/market_proof', {
      insured_vendors: 18,
      last_verified_at: '2026-11-21T10:00:00Z',
      reviews: [review],
    });
    open('signedOut');
    const proof = within(
      await screen.findByRole('region', { name: 'Verified Pros, reviewed jobs' }),
    );
    expect(proof.getByText(/^18 Pros have current liability insurance/)).toBeVisible();
    expect(proof.getByText('Came a day late.')).toBeVisible();
    expect(proof.getByRole('link', { name: 'Cedar & Son' })).toHaveAttribute(
      'href',
      `/providers/${review.vendor_id}`,
    );
    const titles = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
    expect(titles.slice(0, 6)).toEqual([
      'Expert Tree Care At Your Fingertips',
      'See your price first',
      'Who does the work',
      'Verified Pros, reviewed jobs',
      'What happens after you send a request',
      'Questions people ask first',
    ]);
  });

  it('shows the dates without reviews while there are too few of them', async () => {
    const figures = { insured_vendors: 1, last_verified_at: '2026-11-21T10:00:00Z', reviews: [] };
    server.respondTo('/rest/v1/rpc/market_proof', figures);
    open('signedOut');
    expect(await screen.findByText(/^1 Pro has current liability insurance/)).toBeVisible();
    expect(screen.queryByText(/latest reviews/i)).not.toBeInTheDocument();
  });

  it('proves nothing while no Pro is verified', async () => {
    open('signedOut');
    await waitFor(() => expect(queryClient.getQueryData(['market_proof'])).toEqual(nothing));
    expect(screen.queryByText('Verified Pros, reviewed jobs')).not.toBeInTheDocument();
  });

  it('invites visitors to join', () => {
    open('signedOut');
    const block = within(screen.getByRole('region', { name: 'Join Our Community' }));
    const ways = block
      .getAllByRole('link')
      .map((way) => [way.textContent, way.getAttribute('href')]);
    expect(ways).toEqual([
      ['Take the Tour', '/welcome-flow'],
      ['Sign Up as Property Manager', '/auth/register'],
      ['Join as a Pro', '/join-as-pro'],
    ]);
  });

  it.each([...signedIn, 'loading' as const])('does not invite %s', (viewer) => {
    open(viewer);
    expect(screen.queryByText('Join Our Community')).not.toBeInTheDocument();
  });

  it('has four categories, tree removal first, with three services of three benefits each', async () => {
    const { user } = open('signedOut');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Tree Removal',
      'Arborist',
      'Maintenance',
      'Additional',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    for (const tab of tabs) {
      await user.click(tab);
      const cards = within(screen.getByRole('tabpanel')).getAllByRole('article');
      expect(cards).toHaveLength(3);
      for (const card of cards) {
        expect(within(card).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
        expect(within(card).getAllByRole('listitem')).toHaveLength(3);
      }
    }
  });

  it('offers the same categories in a select box', () => {
    open('signedOut');
    const box = screen.getByRole('combobox', { name: 'Service category', hidden: true });
    expect(box).toHaveValue('tree-removal');
    expect(
      within(box)
        .getAllByRole('option', { hidden: true })
        .map((option) => option.getAttribute('value')),
    ).toEqual(['tree-removal', 'arborist', 'maintenance', 'additional']);
  });

  it.each(signedIn)('ends with the request link for signed-in users: %s', (viewer) => {
    open(viewer);
    expect(link('Request Service Now')).toHaveAttribute('href', '/request');
    expect(link('Log In to Request Service')).not.toBeInTheDocument();
  });

  it('ends with the sign-in link for visitors', () => {
    open('signedOut');
    expect(link('Log In to Request Service')).toHaveAttribute('href', '/login');
    expect(link('Request Service Now')).not.toBeInTheDocument();
  });
});
