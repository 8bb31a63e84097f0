import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import CrewDayPage from './CrewDayPage';

const DAY = '/rest/v1/rpc/crew_day';
const server = fakeBackend();

beforeEach(() => queryClient.clear());

const open = (hash: string) => renderAt(<CrewDayPage />, { pathname: '/crew-day', hash });

const line = (given: object) => ({
  change: null,
  left_out: false,
  quantity: 1,
  unit: 'each',
  tree: null,
  ...given,
});
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
  machines: ['crane'],
  has_begun: true,
  city: 'Austin',
  region: 'TX',
  zip: '78704',
  contact_name: 'Maya',
  contact: { name: 'Maya Ortiz', phone: '+15125550142', address: '9 Crew Street' },
  description: 'Branches over the roof.',
  agreed: [
    line({ position: 1, description: 'Trim the crown', tree: 1 }),
    line({ position: 1, description: 'A dead limb', quantity: 2, change: 1 }),
    line({
      position: 2,
      description: 'Stump grinding',
      quantity: 16,
      unit: 'inch',
      change: 1,
      left_out: true,
    }),
  ],
  access_notes: null,
  trees: [],
  photos: [],
  finished_photos: [],
  checklist: null,
  drive: null,
};
const day = {
  business_name: 'Ann Ash',
  label: "Ana's crew",
  day: '2026-11-23',
  photo_folder: 'vendor/link',
  jobs: [job],
};

test('shows the jobs of the day with address, phone and directions', async () => {
  server.respondTo(DAY, day);
  open('#secret');
  const card = await screen.findByRole('article', {
    name: 'Job 1 of 1: Trimming and care for Maya',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monday, November 23');
  expect(screen.getByText("Ann Ash · Ana's crew")).toBeVisible();
  expect(within(card).getByText('9 Crew Street, Austin, TX 78704')).toBeVisible();
  expect(within(card).getByText('3 people, crane')).toBeVisible();
  expect(within(card).getByRole('link', { name: '(512) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15125550142',
  );
  expect(within(card).getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('9%20Crew%20Street'),
  );
  expect(within(card).getByRole('button', { name: 'On my way' })).toBeEnabled();
});

test('says what was agreed, with approved changes, beside what the owner asked for', async () => {
  server.respondTo(DAY, day);
  open('#secret');
  const card = await screen.findByRole('article');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(
    expect.arrayContaining([
      'Trim the crown',
      'Change 1: A dead limb (2 ×)',
      'Change 1, removed: Stump grinding (16 inches)',
    ]),
  );
  expect(within(card).getByText('Branches over the roof.')).toBeVisible();
});

test('the drives of the day are estimates, and the jobs ahead open as one route', async () => {
  const drive = {
    distance_km: 12,
    minutes: 20,
    is_exact: true,
    free_minutes: 60,
    from_job_id: 'j1',
  };
  const first = { ...drive, is_exact: false, free_minutes: null, from_job_id: null };
  const jobs = [
    { ...job, drive: first },
    // On hold for the weather, so that nobody drives there.
    { ...job, id: 'j2', state: 'weather_hold' },
    { ...job, id: 'j3', contact: { ...job.contact, address: '5 Oak St' }, drive },
  ];
  server.respondTo(DAY, { ...day, jobs });
  open('#secret');
  const route = await screen.findByRole('link', { name: 'Directions for jobs 1 to 3' });
  expect(route).toHaveAttribute('href', expect.stringContaining('destination=5%20Oak%20St'));
  expect(route).toHaveAttribute('href', expect.stringMatching(/waypoints=9%20Crew%20Street[^|]*$/));
  expect(
    screen.getByText(
      /^About 20 minutes' drive from the starting point: .* measured by ZIP code\.$/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText("About 20 minutes' drive from job 1: 7.5 miles in a straight line."),
  ).toBeVisible();
});

test('the address is not shown unless the owner shares it, and steps wait for the day', async () => {
  server.respondTo(DAY, { ...day, jobs: [{ ...job, contact: null, has_begun: false }] });
  open('#secret');
  const card = await screen.findByRole('article');
  expect(within(card).getByText("Maya hasn't shared the street address.")).toBeVisible();
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});

test('a checklist with a topic left open is not signed', async () => {
  server.respondTo(DAY, day);
  open('#secret');
  await userEvent.click(await screen.findByRole('button', { name: 'Open checklist' }));
  await userEvent.type(screen.getByLabelText('Your name'), 'Ana Reyes');
  await userEvent.click(screen.getByRole('button', { name: 'Sign checklist' }));
  expect(await screen.findAllByText('Please confirm this before you sign')).not.toHaveLength(0);
  expect(screen.getAllByText("Please choose “Done” or “Doesn't apply”")).not.toHaveLength(0);
  expect(server.callsTo('/rest/v1/rpc/crew_sign_checklist')).toHaveLength(0);
});

test('a link that was turned off, and one without a token, say the same', async () => {
  server.respondTo(DAY, null);
  const { unmount } = open('#secret');
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  unmount();
  open('');
  expect(screen.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  expect(server.callsTo(DAY)).toHaveLength(1);
});

test('the crew tells the owner that it is running late, and sees what the owner knows', async () => {
  const scheduled_for = new Date(Date.now() + 600_000).toISOString();
  server.respondTo(DAY, { ...day, jobs: [{ ...job, scheduled_for, late_minutes: 30 }] });
  server.respondTo('/rest/v1/rpc/crew_report_late', 60);
  open('#secret');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/Maya knows that you're running 30 minutes late/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Running 30 min late' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Running 60 min late' }));
  expect(server.callsTo('/rest/v1/rpc/crew_report_late')[0]?.body).toEqual({
    job_id: 'j1',
    minutes: 60,
  });
});
