import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderForVendor } from '../../../testing/renderForVendor';
import { ImportCalendar } from './ImportCalendar';

const server = fakeBackend();
const IMPORT = '/rest/v1/rpc/import_busy_times';
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
  server.respondTo(IMPORT, []);
  return renderForVendor(<ImportCalendar blocks={[]} timeZone="America/Chicago" />);
}

const input = () => screen.findByLabelText('Calendar file');

test('busy times of a file are shown, and blocked when the Pro says so', async () => {
  const { user } = show(true);
  await user.upload(await input(), file('mine.ics', calendar));
  expect(await screen.findByRole('listitem')).toHaveTextContent(/: Dentist$/);
  expect(server.callsTo(IMPORT)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Block 1 busy time' }));
  await waitFor(() => expect(server.callsTo(IMPORT)).toHaveLength(1));
  expect(server.callsTo(IMPORT)[0]?.body).toMatchObject({
    replaced: [],
    times: [{ note: 'Dentist', event_uid: '1' }],
  });
});

test('what could not be read is listed beside what could', async () => {
  const { user } = show(true);
  const broken = calendar.replace(
    'END:VCALENDAR',
    [
      'BEGIN:VEVENT',
      'UID:2',
      'SUMMARY:Board meeting',
      'DTSTART;TZID=Nowhere Time:20261208T080000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  await user.upload(await input(), file('mine.ics', broken));
  expect(await screen.findByRole('button', { name: 'Block 1 busy time' })).toBeVisible();
  expect(screen.getByText(/Board meeting/).closest('li')).toHaveTextContent(
    "Board meeting: We don't know its time zone, “Nowhere Time”.",
  );
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
