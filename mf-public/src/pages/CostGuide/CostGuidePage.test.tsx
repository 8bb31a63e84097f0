import { screen, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import CostGuidePage from './CostGuidePage';

const server = fakeBackend();

const estimate = {
  version: 1,
  currency: 'USD',
  low_cents: 60_000,
  high_cents: 120_000,
  lines: [],
  reasons: [],
  site_visit_needed: false,
  line_clearance_needed: false,
};

const band = (service: string, basis: string, from_value: number, low: number, high: number) => ({
  version: 1,
  service,
  basis,
  from_value,
  low_cents: low,
  high_cents: high,
});

beforeEach(() => {
  server.respondTo('/rest/v1/rpc/estimate_request', estimate);
  server.respondTo('/rest/v1/price_book_items', [
    band('removal', 'height_ft', 0, 15_000, 45_000),
    band('removal', 'height_ft', 30, 45_000, 120_000),
    band('stump', 'flat', 0, 10_000, 35_000),
  ]);
});

const open = (pathname: string, pattern: string) =>
  renderAt(<CostGuidePage />, { pathname }, pattern);

describe('a cost guide', () => {
  it('shows examples and bands from the price book, and the price form', async () => {
    open('/services/tree-removal', '/services/:service');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What tree removal costs');
    expect(await screen.findByText('Up to 30 ft')).toBeInTheDocument();
    expect(await screen.findAllByText('$600')).not.toHaveLength(0);
    const examples = within(screen.getByRole('region', { name: 'Examples' }));
    expect(examples.getAllByRole('article').length).toBe(
      server.callsTo('/rest/v1/rpc/estimate_request').length,
    );
    expect(screen.getByRole('form', { name: 'Your price' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Texas' })).toHaveAttribute(
      'href',
      '/services/tree-removal/texas',
    );
  });

  it("shows a state's license, and that the prices are national", () => {
    open('/services/tree-removal/maryland', '/services/:service/:state');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('costs in Maryland');
    expect(screen.getByText('These are national prices')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Department of Natural Resources/ })).toHaveAttribute(
      'href',
      expect.stringContaining('dnr.maryland.gov'),
    );
    expect(screen.queryByRole('link', { name: 'Maryland' })).not.toBeInTheDocument();
  });

  it.each([
    ['/services/plumbing', '/services/:service'],
    ['/services/tree-removal/atlantis', '/services/:service/:state'],
  ])('does not exist at %s', (pathname, pattern) => {
    open(pathname, pattern);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cost guide not found');
    expect(server.calls).toEqual([]);
  });
});
