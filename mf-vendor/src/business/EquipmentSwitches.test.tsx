import { screen, waitFor, within } from '@testing-library/react';
import { notify } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../testing/renderForVendor';
import { EquipmentSwitches } from './EquipmentSwitches';

const EQUIPMENT = '/rest/v1/vendor_equipment';
const cranes = (quantity: number, version: number) => ({
  vendor_equipment: [
    { id: 'crane', vendor_id: 'vendor', kind: 'crane' as const, quantity, version },
  ],
});

const server = fakeBackend();
afterEach(() => jest.restoreAllMocks());

test('a quantity changed elsewhere is not overwritten from the one shown', async () => {
  const notifyError = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
  // An empty answer means that no row has the expected version.
  server.respondTo(EQUIPMENT, []);
  const { user, rerender } = renderForVendor(<EquipmentSwitches business={cranes(1, 1)} />);
  const count = () => within(screen.getByRole('group', { name: 'How many: Crane' }));
  await user.click(count().getByRole('button', { name: 'One more: Crane' }));
  await waitFor(() =>
    expect(notifyError).toHaveBeenCalledWith("We couldn't update the quantity", {
      description: 'This number was changed since you opened it. Nothing was overwritten.',
    }),
  );
  expect(count().getByText('1')).toBeVisible();
  expect(server.callsTo(EQUIPMENT)).toMatchObject([
    { path: expect.stringContaining('version=eq.1'), body: { quantity: 2 } },
  ]);

  // The next step starts from the stored quantity.
  rerender(<EquipmentSwitches business={cranes(4, 2)} />);
  expect(count().getByText('4')).toBeVisible();
  server.respondTo(EQUIPMENT, [{ version: 3 }]);
  await user.click(count().getByRole('button', { name: 'One more: Crane' }));
  await waitFor(() => expect(server.callsTo(EQUIPMENT)).toHaveLength(2));
  expect(server.callsTo(EQUIPMENT)[1]).toMatchObject({
    path: expect.stringContaining('version=eq.2'),
    body: { quantity: 5 },
  });
});

test('a second press before the answer of the first does not conflict with it', async () => {
  server.respondTo(EQUIPMENT, [{ version: 2 }]);
  const release = server.hold(EQUIPMENT);
  const { user } = renderForVendor(<EquipmentSwitches business={cranes(1, 1)} />);
  const more = screen.getByRole('button', { name: 'One more: Crane' });
  const count = () => within(screen.getByRole('group', { name: 'How many: Crane' }));
  await user.dblClick(more);
  expect(count().getByText('2')).toBeVisible();
  release();
  expect(await count().findByText('1')).toBeVisible();
  expect(server.callsTo(EQUIPMENT)).toHaveLength(1);
});
