import { screen, waitFor } from '@testing-library/react';
import { notify } from '@tree-service/kernel';
import { renderWithTheme } from '@tree-service/testing/render';
import { ShareButton } from './ShareButton';

const button = () => screen.getByRole('button', { name: 'Share' });

afterEach(() => {
  delete window.Capacitor;
  jest.restoreAllMocks();
});

test('inside the wrapper the whole address is handed to another app', async () => {
  const share = jest.fn(() => Promise.resolve({}));
  window.Capacitor = { isNativePlatform: () => true, Plugins: { Share: { share } } };
  const { user } = renderWithTheme(<ShareButton title="Oak & Co" to="/providers/1" />);
  await user.click(button());
  expect(share).toHaveBeenCalledWith({ title: 'Oak & Co', url: 'http://localhost/providers/1' });
});

test('without a share sheet, the link is copied with a notice', async () => {
  const told = jest.spyOn(notify, 'success').mockReturnValue(undefined);
  const { user } = renderWithTheme(<ShareButton title="Oak & Co" to="/providers/1" />);
  await user.click(button());
  await waitFor(() => expect(told).toHaveBeenCalledWith('Link copied'));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/providers/1');
});

test('a failure shows a notice', async () => {
  const told = jest.spyOn(notify, 'error').mockReturnValue(undefined);
  const share = () => Promise.reject(new Error('Nothing to share with'));
  window.Capacitor = { isNativePlatform: () => true, Plugins: { Share: { share } } };
  const { user } = renderWithTheme(<ShareButton title="Oak & Co" to="/providers/1" />);
  await user.click(button());
  await waitFor(() => expect(told).toHaveBeenCalled());
});
