import { TIMELINE_AT_MOST } from '../../api/requests';
import { renderWithTheme } from '@tree-service/testing/render';
import { screen } from '@testing-library/react';
import type { TimelineEvent } from './describeEvent';
import { Timeline } from './Timeline';

const events = (count: number): TimelineEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    machine: 'request',
    event: 'submit',
    from_state: 'draft',
    to_state: 'submitted',
    actor: 'owner',
    vendor_id: null,
    note: null,
    created_at: '2026-11-21T15:00:00Z',
  }));

const show = (count: number) =>
  renderWithTheme(<Timeline events={events(count)} viewer="owner" vendorName={() => null} />);

test('a complete timeline does not mention older events', () => {
  show(TIMELINE_AT_MOST - 1);
  expect(screen.queryByText(/anything older/)).not.toBeInTheDocument();
});

test('a story whose beginning is cut off says so', () => {
  show(TIMELINE_AT_MOST);
  expect(
    screen.getByText("This covers the latest 500 events. Older events aren't shown."),
  ).toBeVisible();
});
