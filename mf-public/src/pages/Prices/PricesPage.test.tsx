import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import { slugOfService } from '../../costGuide/serviceSlugs';
import { workedExamples } from '../../costGuide/workedExamples';
import PricesPage from './PricesPage';

const ESTIMATE = '/rest/v1/rpc/estimate_request';
const server = fakeBackend();

beforeEach(() => {
  server.respondTo('/rest/v1/price_book_items', []);
  server.respondTo(ESTIMATE, estimate);
});

const estimate = {
  version: 1,
  currency: 'USD',
  low_cents: 60_000,
  high_cents: 60_000,
  lines: [],
  reasons: [],
  site_visit_needed: false,
  line_clearance_needed: false,
};

const open = () => renderAt(<PricesPage />, { pathname: '/services/prices' });

test('the prices page has every service with the estimates of its examples and its cost guide', async () => {
  open();
  await waitFor(() =>
    expect(screen.getAllByText('$600')).toHaveLength(Object.values(workedExamples).flat().length),
  );
  for (const service of SERVICE_CATEGORIES) {
    const card = within(screen.getByRole('article', { name: SERVICES[service].name }));
    expect(card.getAllByRole('term')).toHaveLength(workedExamples[service].length);
    expect(card.getByRole('link', { name: /cost guide$/ })).toHaveAttribute(
      'href',
      `/services/${slugOfService(service)}`,
    );
  }
  const asked = server.callsTo(ESTIMATE).map(({ body }) => body);
  expect(asked).toEqual(
    SERVICE_CATEGORIES.flatMap((service) =>
      workedExamples[service].map(({ input }) => ({ input })),
    ),
  );
});

test('a service whose estimates fail says so and offers to try again', async () => {
  server.respondTo(ESTIMATE, { message: 'The price book is being changed.' }, 500);
  open();
  const [first] = await screen.findAllByRole('button', { name: 'Try Again' });
  server.respondTo(ESTIMATE, estimate);
  await userEvent.click(first ?? document.body);
  const card = within(screen.getByRole('article', { name: SERVICES.tree_removal.name }));
  expect(await card.findAllByText('$600')).toHaveLength(workedExamples.tree_removal.length);
});
