import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import AppointmentPage from './AppointmentPage';

const server = fakeBackend();
const TOKEN = '3b0f1c8e1c594d3c9a522f8f6f1f7a10';
const open = (hash = `#${TOKEN}`) =>
  renderPage(<AppointmentPage />, { url: `/appointment${hash}` });
beforeEach(() => queryClient.clear());

const START = '2027-05-12T14:00:00+00:00';
const appointment = {
  side: 'owner',
  number: 1097,
  category: 'tree_removal',
  city: 'Austin',
  other: 'Oak & Sons',
  state: 'scheduled',
  starts_at: START,
  ends_at: '2027-05-12T18:00:00+00:00',
  time_zone: 'America/Chicago',
  was_moved: false,
  is_set_by_me: false,
  is_confirmed: false,
  has_begun: false,
};
const show = (changes: object = {}) =>
  server.respondTo('/rest/v1/rpc/appointment', { ...appointment, ...changes });
const called = (name: string) => server.callsTo(`/rest/v1/rpc/${name}`);

it('opens without doing anything, and confirms by a press', async () => {
  show();
  server.respondTo('/rest/v1/rpc/confirm_appointment', true);
  const user = userEvent.setup();
  open();
  expect(
    await screen.findByText(/Wed, May 12, 9:00 AM CDT. Oak & Sons set this date/),
  ).toBeVisible();
  for (const act of ['confirm', 'move', 'cancel']) expect(called(`${act}_appointment`)).toEqual([]);
  show({ is_confirmed: true });
  await user.click(screen.getByRole('button', { name: 'Confirm date' }));
  expect(await screen.findByText(/confirmed by both of you/)).toBeVisible();
  expect(called('confirm_appointment')[0]?.body).toEqual({ token: TOKEN, seen_start: START });
  expect(screen.queryByRole('button', { name: 'Confirm date' })).toBeNull();
});

it('moves the appointment in the time zone of the property', async () => {
  show();
  server.respondTo('/rest/v1/rpc/move_appointment', true);
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const form = within(await screen.findByRole('dialog'));
  await user.clear(form.getByLabelText('Start'));
  await user.type(form.getByLabelText('Start'), '13:30');
  await user.click(form.getByRole('button', { name: 'Set date' }));
  await screen.findByRole('button', { name: 'Move' });
  expect(called('move_appointment')[0]?.body).toEqual({
    token: TOKEN,
    seen_start: START,
    new_start: '2027-05-12T18:30:00.000Z',
  });
});

it.each([
  ['owner', 'Cancel request', 'Keep request', false],
  ['owner', 'Choose another Pro', 'Keep this Pro', true],
  ['vendor', 'Cancel job', 'Keep job', false],
])('cancels for the %s with a reason: %s', async (side, name, keep, lookFurther) => {
  show({ side });
  server.respondTo('/rest/v1/rpc/cancel_appointment', true);
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: keep })).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Sold the house');
  await user.click(dialog.getByRole('button', { name: lookFurther ? 'End agreement' : name }));
  await screen.findByRole('button', { name });
  expect(called('cancel_appointment')[0]?.body).toEqual({
    token: TOKEN,
    seen_start: START,
    reason: 'Sold the house',
    look_further: lookFurther,
  });
});

it('asks nobody to confirm a date they set', async () => {
  show({ is_set_by_me: true, side: 'vendor', other: 'Maya' });
  open();
  expect(
    await screen.findByText(/You set this date, and Maya hasn't confirmed it yet/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm date' })).toBeNull();
});

it('offers nothing once the job is canceled', async () => {
  show({ state: 'canceled' });
  open();
  expect(await screen.findByText(/was canceled. Nobody will come/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['', '#nonsense', `#${TOKEN}`])(
  'says of the link “%s” that it no longer works',
  async (hash) => {
    server.respondTo('/rest/v1/rpc/appointment', null);
    open(hash);
    expect(await screen.findByText("This link doesn't work anymore")).toBeVisible();
  },
);
