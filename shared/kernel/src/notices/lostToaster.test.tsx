import { act, screen, waitFor } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { notify } from './notify';
import { Toaster } from './Toaster';

let isLost = true;
jest.mock('./SonnerToaster', () => {
  if (isLost) throw new Error('Loading chunk 583 failed.');
  return jest.requireActual<object>('./SonnerToaster');
});

test('a page keeps working when notices cannot be loaded, and the next notice tries again', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithTheme(
    <>
      <h1>My Requests</h1>
      <Toaster />
    </>,
  );
  act(() => notify.info('First notice'));
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'My Requests' })).toBeVisible();

  isLost = false;
  act(() => notify.info('Second notice'));
  expect(await screen.findByText('Second notice')).toBeVisible();
  report.mockRestore();
});
