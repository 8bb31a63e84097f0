import { screen, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { Case } from './Case';

const server = fakeBackend();

test('without its evidence a case has links to what is there alone', async () => {
  server.respondTo('/rest/v1/admin_audit', []);
  server.respondTo('/rest/v1/service_requests', []);
  server.respondTo('/rest/v1/profiles', []);
  renderPage(
    <Case
      id="c1"
      title="Refund claim"
      status={{ label: 'Under review', tone: 'warning' }}
      isOpen
      isAppealed={false}
      dueAt={null}
      requestId="r1"
      vendorId="v1"
      decision="Decide here"
    >
      Statement
    </Case>,
    { user: 'admin' },
  );
  const parts = await screen.findByRole('navigation', { name: 'On this page' });
  expect(
    within(parts)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Decision', 'Decisions so far']);
});
