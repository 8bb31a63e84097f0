import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { queryClient } from '@tree-service/kernel';
import { keepFormFile, readFormFiles } from '@tree-service/market/features/deviceFiles';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import CrewDayPage from './CrewDayPage';

const DAY = '/rest/v1/rpc/crew_day';
const TRAVEL = '/rest/v1/rpc/crew_start_travel';
const START = '/rest/v1/rpc/crew_start_job';
const DELIVER = '/rest/v1/rpc/crew_deliver_job';
const PHOTO = '/storage/v1/object/tree-photos/vendor/link/p1.jpg';
const server = fakeBackend();

// jsdom draws no pictures.
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => undefined;

const job = {
  id: 'j1',
  number: 1097,
  category: 'maintenance',
  state: 'scheduled',
  scheduled_for: '2026-11-23T15:00:00Z',
  scheduled_until: '2026-11-23T19:00:00Z',
  time_zone: 'America/Chicago',
  late_minutes: null,
  people: 3,
  machines: [],
  has_begun: true,
  city: 'Austin',
  region: 'TX',
  zip: '78704',
  contact_name: 'Maya',
  contact: null,
  description: 'Branches over the roof.',
  agreed: [],
  access_notes: null,
  trees: [],
  photos: [],
  finished_photos: [],
  checklist: null,
  drive: null,
};
const answerDay = (state: string) =>
  server.respondTo(DAY, {
    business_name: 'Ann Ash',
    label: null,
    day: '2026-11-23',
    photo_folder: 'vendor/link',
    jobs: [{ ...job, state }],
  });

const open = () => renderAt(<CrewDayPage />, { pathname: '/crew-day', hash: '#secret' });
const status = async () => within(await screen.findByRole('group', { name: 'Status' }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** The undo time ends as when the phone is locked. */
const lockPhone = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const comeBackOnline = () => act(() => void window.dispatchEvent(new Event('online')));
/** The tab is killed: nothing in memory is left. */
const reopen = (page: ReturnType<typeof open>) => {
  page.unmount();
  queryClient.clear();
  return open();
};

beforeEach(() => {
  queryClient.clear();
  window.localStorage.clear();
  answerDay('scheduled');
});

test('steps taken in a dead spot outlive the page and are sent in order, once', async () => {
  for (const path of [TRAVEL, START]) server.disconnect(path);
  let page = open();
  await press('On my way');
  lockPhone();
  expect(await screen.findByText(/You're offline\. This is saved on your phone/)).toBeVisible();
  expect((await status()).getByText('On the way')).toBeVisible();
  await press('Start');
  expect(await (await status()).findByText('Work in progress')).toBeVisible();

  page = reopen(page);
  expect(await screen.findByText(/^On my way, /)).toBeVisible();
  expect(await (await status()).findByText('Work in progress')).toBeVisible();
  await screen.findByText(/You're offline/);

  server.respondTo(TRAVEL, 'en_route');
  server.respondTo(START, 'in_progress');
  answerDay('scheduled');
  const before = server.callsTo(START).length;
  comeBackOnline();
  await waitFor(() => expect(server.callsTo(START)).toHaveLength(before + 1));
  answerDay('in_progress');
  await waitFor(() => expect(screen.queryByText(/You're offline|On my way,/)).toBeNull());
  const sent = server.calls.map(({ path }) => path).filter((path) => /start_/.test(path));
  expect(sent.slice(-2)).toEqual([TRAVEL, START]);
  expect(window.localStorage.getItem('tree-service-crew-acts')).toBe('[]');
});

test('an answer that was lost is not sent again: the day says that it arrived', async () => {
  server.disconnect(TRAVEL);
  const page = open();
  await press('On my way');
  lockPhone();
  await screen.findByText(/You're offline/);
  answerDay('en_route');
  server.respondTo(TRAVEL, { message: 'This job is en route' }, 400);
  const before = server.callsTo(TRAVEL).length;
  reopen(page);
  expect(await (await status()).findByText('On the way')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^On my way, /)).toBeNull());
  expect(server.callsTo(TRAVEL)).toHaveLength(before);
});

test('finished work waits with its photos and note, after the tab was killed as well', async () => {
  answerDay('in_progress');
  const photo = new Blob(['x'], { type: 'image/jpeg' });
  await keepFormFile('delivery/j1', { key: 'p1', file: photo, name: '' });
  server.disconnect(PHOTO);
  server.disconnect(DELIVER);
  const page = open();
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(await screen.findByText(/1 photo will upload automatically/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Note for Maya/), 'All clear');
  await press('Done');
  expect(await screen.findByText(/^Done, with 1 photo, /)).toBeVisible();
  expect((await status()).getByText('Finished, waiting for acceptance')).toBeVisible();

  reopen(page);
  expect(await screen.findByText(/^Done, with 1 photo, /)).toBeVisible();
  await screen.findByText(/You're offline/);
  server.respondTo(PHOTO, { Key: 'vendor/link/p1.jpg' });
  server.respondTo(DELIVER, 'delivered');
  const before = server.callsTo(DELIVER).length;
  comeBackOnline();
  await waitFor(() => expect(server.callsTo(DELIVER)).toHaveLength(before + 1));
  answerDay('delivered');
  expect(server.callsTo(DELIVER).at(-1)?.body).toEqual({
    job_id: 'j1',
    note: 'All clear',
    photos: ['vendor/link/p1.jpg'],
  });
  await waitFor(async () => expect(await readFormFiles('delivery/j1')).toEqual([]));
});

test('a refusal is said, and what was done can be taken back', async () => {
  server.respondTo('/rest/v1/error_logs', null, 201);
  server.respondTo(TRAVEL, { message: 'This job is set for another day.' }, 400);
  open();
  await press('On my way');
  lockPhone();
  expect(await screen.findByText("We couldn't send “On my way”")).toBeVisible();
  expect(screen.getByText('This job is set for another day.')).toBeVisible();
  await press('Undo “On my way”');
  expect(await screen.findByRole('button', { name: 'On my way' })).toBeEnabled();
});

test('the day is saved as one file with addresses, notes and photos, and no words run as a script', async () => {
  const { dayFile } = await import('./dayFile');
  const file = dayFile(
    {
      business_name: 'Ann Ash',
      label: null,
      day: '2026-11-23',
      photo_folder: 'vendor/link',
      jobs: [
        {
          ...job,
          category: 'maintenance',
          state: 'scheduled',
          access_notes: 'Gate 4711 <script>alert(1)</script>',
          photos: ['a.jpg'],
          contact: { name: 'Maya Ortiz', phone: '+15125550142', address: '9 Crew Street' },
        },
      ],
    },
    'Monday, November 23',
    { 'a.jpg': 'data:image/jpeg;base64,AAAA' },
  );
  expect(file).toContain('9 Crew Street, Austin, TX 78704');
  expect(file).toContain('href="tel:+15125550142"');
  expect(file).toContain('src="data:image/jpeg;base64,AAAA"');
  expect(file).toContain('Gate 4711 &#60;script&#62;');
  expect(file).not.toMatch(/<script|https?:[^"]*\.(?:jpg|css|js)/);
});
