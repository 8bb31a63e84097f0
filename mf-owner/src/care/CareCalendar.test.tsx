import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { CareCalendar } from './CareCalendar';

const REMINDERS = '/rest/v1/care_reminders';
const server = fakeBackend();
beforeEach(() => queryClient.clear());

const reminder = (id: string, dueAt: string) => ({
  id,
  due_at: dueAt,
  care_rules: {
    title: 'Prune oaks before February',
    advice: 'Fresh cuts draw beetles in spring.',
    source: 'A university',
  },
  property_trees: {
    id,
    label: `Oak ${id}`,
    property_id: 'home',
    properties: { label: 'Home', time_zone: 'America/Chicago', archived_at: null },
  },
});

test('each month has its advice with the source, and leads to the trees it is about', async () => {
  server.respondTo(REMINDERS, [
    reminder('a', '2026-12-01T15:00:00Z'),
    reminder('b', '2026-12-01T15:00:00Z'),
    reminder('c', '2027-12-01T15:00:00Z'),
  ]);
  renderPage(<CareCalendar />, { user: 'owner' });
  const month = within(await screen.findByRole('article', { name: 'December 2026' }));
  expect(month.getByRole('heading', { name: 'Prune oaks before February' })).toBeVisible();
  expect(month.getByText('Source: A university')).toBeVisible();
  expect(month.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Oak a, Home',
    'Oak b, Home',
  ]);
  expect(month.getByRole('link', { name: 'Oak a, Home' })).toHaveAttribute(
    'href',
    '/properties/home?tree=a',
  );
  expect(screen.getByRole('article', { name: 'December 2027' })).toBeVisible();
});

test('of one property it names the trees alone', async () => {
  server.respondTo(REMINDERS, [reminder('a', '2026-12-01T15:00:00Z')]);
  renderPage(<CareCalendar propertyId="home" />, { user: 'owner' });
  expect(await screen.findByRole('link', { name: 'Oak a' })).toBeVisible();
  expect(server.callsTo(REMINDERS)[0]?.path).toContain('property_trees.property_id=eq.home');
});

test('where no rule is about any tree, there is no calendar', async () => {
  server.respondTo(REMINDERS, []);
  renderPage(<CareCalendar />, { user: 'owner' });
  await waitFor(() => expect(server.callsTo(REMINDERS)).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
