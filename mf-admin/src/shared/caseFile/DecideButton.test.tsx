import { screen, waitFor, within } from '@testing-library/react';
import { BackendError } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { DecideButton } from './DecideButton';

fakeBackend();

const decide = jest.fn<Promise<void>, [string]>();

async function open(draft: string) {
  const page = renderPage(
    <DecideButton label="Deny" title="Deny the claim" hint="Saved." draft={draft} onDecide={decide}>
      The denial is final.
    </DecideButton>,
    { user: 'admin' },
  );
  await page.user.click(screen.getByRole('button', { name: 'Deny' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...page, dialog, reason: dialog.getByRole('textbox', { name: /^Reason/ }) };
}

test('a reason survives the page, for its own subject alone, until it is sent', async () => {
  const first = await open('deny/1');
  await first.user.type(first.reason, 'The lead was real');
  expect(first.dialog.getByText('Draft saved')).toBeVisible();
  first.unmount();

  const other = await open('deny/2');
  expect(other.reason).toHaveValue('');
  other.unmount();

  decide.mockRejectedValueOnce(new BackendError('Not you', 'P0001', null, 400));
  const again = await open('deny/1');
  expect(again.reason).toHaveValue('The lead was real');
  await again.user.click(again.dialog.getByRole('button', { name: 'Deny' }));
  expect(await again.dialog.findByRole('alert')).toBeVisible();
  again.unmount();

  decide.mockResolvedValueOnce();
  const sent = await open('deny/1');
  expect(sent.reason).toHaveValue('The lead was real');
  await sent.user.click(sent.dialog.getByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(decide).toHaveBeenLastCalledWith('The lead was real');
  sent.unmount();
  expect((await open('deny/1')).reason).toHaveValue('');
});
