import { act, screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { notify } from './notify';
import { Toaster } from './Toaster';
import { toasts } from './toastCatalog';

// Alone in its file: the stack is there for all tests after the first notice.
test('a notice appears with title and description, even when shown before the stack was there', async () => {
  renderWithTheme(<Toaster />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => notify.text('success', toasts.welcomeBack));
  expect(await screen.findByText('Welcome back!')).toBeInTheDocument();
  expect(screen.getByText('You have successfully signed in.')).toBeInTheDocument();
  const stack = document.querySelector('[data-sonner-toaster]');
  expect(stack).toHaveAttribute('data-x-position', 'right');
  expect(stack).toHaveAttribute('data-y-position', 'top');
  expect(stack).toHaveStyle({ '--width': '356px' });
});
