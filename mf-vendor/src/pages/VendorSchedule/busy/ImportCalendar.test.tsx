import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderForVendor } from '../../../testing/renderForVendor';
import { ImportCalendar } from './ImportCalendar';

const server = fakeBackend();
const ADD = '/rest/v1/rpc/add_time_block';
const soon = new Date(Date.now() + 24 * 60 * 60 * 1000);
const stamp = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const file = (name: string, text: string) => {
  const made = new File([text], name, { type: 'text/calendar' });
  return Object.assign(made, { text: () => Promise.resolve(text) });
};
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//test//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Dentist',
  `DTSTAMP:${stamp(soon)}`,
  `DTSTART:${stamp(soon)}`,
  `DTEND:${stamp(new Date(soon.getTime() + 3_600_000))}`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

function show(vendor_calendar: boolean) {
  queryClient.clear();
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ vendor_calendar }));
  server.respondTo(ADD, '00000000-0000-4000-8000-000000000009');
  return renderForVendor(<ImportCalendar blocks={[]} timeZone="America/Chicago" />);
}

const input = () => screen.findByLabelText('Calendar file');

test('busy times of a file are shown, and blocked when the Pro says so', async () => {
  const { user } = show(true);
  await user.upload(await input(), file('mine.ics', calendar));
  expect(await screen.findByRole('listitem')).toHaveTextContent(/: Dentist$/);
  expect(server.callsTo(ADD)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Block 1 busy time' }));
  await waitFor(() => expect(server.callsTo(ADD)).toHaveLength(1));
  expect(server.callsTo(ADD)[0]?.body).toMatchObject({ note: 'Dentist' });
});

test('a file that is not a calendar is refused in plain words', async () => {
  const { user } = show(true);
  await user.upload(await input(), file('list.ics', 'name;size'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not a calendar file.');
});

test('there is nothing to import where vendor_calendar is off', async () => {
  show(false);
  await waitFor(() => expect(server.callsTo('/rest/v1/feature_flags')).toHaveLength(1));
  expect(screen.queryByLabelText('Calendar file')).not.toBeInTheDocument();
});
