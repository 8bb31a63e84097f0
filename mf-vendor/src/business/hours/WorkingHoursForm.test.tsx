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

test('a day is split at noon, and its second part can be removed again', async () => {
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
