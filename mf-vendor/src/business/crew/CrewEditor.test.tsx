import { screen, within } from '@testing-library/react';
import { crewQuery, type CrewMember } from '../../api/crew';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../../testing/renderForVendor';
import { CrewEditor } from './CrewEditor';

const CREW = '/rest/v1/vendor_crew';
const key = crewQuery('vendor').queryKey;
const ana: CrewMember = {
  id: 'ana',
  vendor_id: 'vendor',
  label: 'Ana',
  role: 'climber',
  qualifications: ['aerial_rescue'],
  created_at: '2026-11-21T10:00:00Z',
  version: 1,
};
const elsewhere: CrewMember = { ...ana, label: 'Ana W.', role: 'foreman', version: 2 };

const server = fakeBackend();
beforeEach(() => {
  // An empty answer means that no row has the expected version.
  server.respondTo(CREW, []);
});

async function refuse() {
  const { user, learn } = renderForVendor(<CrewEditor />, { known: [[key, [ana]]] });
  await user.click(screen.getByRole('button', { name: 'Edit Ana' }));
  const form = within(screen.getByRole('form', { name: 'Edit Ana' }));
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Ana Maria');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('This was changed since you opened it');
  learn(key, [elsewhere]);
  return user;
}

test('a crew member changed elsewhere is shown, and the edits stay', async () => {
  await refuse();
  expect(await screen.findByText(/^Saved version: Ana W\., Foreman/)).toBeVisible();
  expect(screen.getByDisplayValue('Ana Maria')).toBeVisible();
  expect(server.callsTo(CREW)).toMatchObject([{ path: expect.stringContaining('version=eq.1') }]);
});

test('the edits can be saved over it', async () => {
  const user = await refuse();
  server.respondTo(CREW, [{ version: 3 }]);
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  expect(await screen.findByRole('button', { name: 'Edit Ana W.' })).toBeVisible();
  expect(server.callsTo(CREW).at(-1)).toMatchObject({
    path: expect.stringContaining('version=eq.2'),
    body: { label: 'Ana Maria', role: 'climber' },
  });
});

test('the saved version can be used instead', async () => {
  const user = await refuse();
  await user.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(screen.getByText('Ana W.')).toBeVisible();
  expect(screen.queryByDisplayValue('Ana Maria')).not.toBeInTheDocument();
  expect(server.callsTo(CREW)).toHaveLength(1);
});
