import { act, screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { notify } from './notify';
import { Toaster } from './Toaster';
import { toasts } from './toastCatalogue';

describe('notices', () => {
  it('appear with title and description, even when shown before the stack was there', async () => {
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

  it("take the server's message as description", async () => {
    renderWithTheme(<Toaster />);
    act(() =>
      notify.text('error', toasts.signInFailed, { description: 'Invalid login credentials' }),
    );
    expect(await screen.findByText('Sign in failed')).toBeInTheDocument();
    expect(screen.getByText('Invalid login credentials')).toBeInTheDocument();
  });
});
