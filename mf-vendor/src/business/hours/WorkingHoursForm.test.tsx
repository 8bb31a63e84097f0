import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../../testing/renderForVendor';
import { WorkingHoursForm } from './WorkingHoursForm';

const SAVE = '/rest/v1/rpc/set_working_hours';
const server = fakeBackend();
beforeEach(() => {
  server.respondTo(SAVE, 1);
});

const day = (name: string) => within(screen.getByRole('group', { name }));

function open() {
  const { user } = renderForVendor(<WorkingHoursForm schedule={{ hours: [], hoursVersion: 0 }} />);
  return user;
}

test('a day is closed and opened with one press, with the hours of the week', async () => {
  const user = open();
  expect(day('Saturday').getByText('Closed')).toBeVisible();
  await user.click(day('Saturday').getByRole('checkbox', { name: 'Saturday' }));
  expect(day('Saturday').getByLabelText('Closes')).toHaveValue('17:00');
  await user.click(day('Monday').getByRole('checkbox', { name: 'Monday' }));
  expect(day('Monday').getByText('Closed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsTo(SAVE)).toHaveLength(1));
  const [saved] = server.callsTo(SAVE);
  expect(JSON.stringify(saved?.body)).toContain('"weekday":6');
  expect(JSON.stringify(saved?.body)).not.toContain('"weekday":1');
});

test('a day is split at noon, the focus goes to its second part, and that can be removed again', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Split a day' }));
  expect(screen.queryByRole('menuitem', { name: 'Sunday' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Tuesday' }));
  const times = (label: string) =>
    day('Tuesday')
      .getAllByLabelText<HTMLInputElement>(label)
      .map(({ value }) => value);
  expect(times('Opens')).toEqual(['08:00', '13:00']);
  expect(times('Closes')).toEqual(['12:00', '17:00']);
  await waitFor(() => expect(day('Tuesday').getAllByLabelText('Opens')[1]).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(day('Tuesday').getAllByLabelText('Opens')[1]).toHaveFocus();
  await user.click(day('Tuesday').getByRole('button', { name: 'Remove hours 2 on Tuesday' }));
  expect(times('Closes')).toEqual(['12:00']);
});

test('a time that is missing is named below its day', async () => {
  const user = open();
  await user.clear(day('Monday').getByLabelText('Opens'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await day('Monday').findByText('Please choose a time')).toBeVisible();
  expect(day('Monday').getByLabelText('Opens')).toBeInvalid();
  expect(server.callsTo(SAVE)).toEqual([]);
});

test('a day that is closed and opened again has its own hours, all of them', async () => {
  const hours = [
    { weekday: 1, opens: '08:00', closes: '17:00' },
    { weekday: 2, opens: '07:00', closes: '12:00' },
    { weekday: 2, opens: '12:30', closes: '16:00' },
  ];
  const { user } = renderForVendor(<WorkingHoursForm schedule={{ hours, hoursVersion: 1 }} />);
  const tuesday = day('Tuesday').getByRole('checkbox', { name: 'Tuesday' });
  await user.click(tuesday);
  expect(day('Tuesday').getByText('Closed')).toBeVisible();
  await user.click(tuesday);
  const closes = day('Tuesday').getAllByLabelText<HTMLInputElement>('Closes');
  expect(closes.map(({ value }) => value)).toEqual(['12:00', '16:00']);
});

test('a range with two missing times says so once', async () => {
  const user = open();
  await user.clear(day('Monday').getByLabelText('Opens'));
  await user.clear(day('Monday').getByLabelText('Closes'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await day('Monday').findAllByText('Please choose a time')).toHaveLength(1);
});
