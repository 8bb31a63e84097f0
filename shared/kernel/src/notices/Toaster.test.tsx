import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithTheme } from '@tree-service/testing/render';
import { notify } from './notify';
import { Toaster } from './Toaster';
import { toasts } from './toastCatalog';

// The stack is loaded with the first notice, whichever test shows it.
beforeAll(async () => {
  const { unmount } = renderWithTheme(<Toaster />);
  act(() => notify.text('success', toasts.welcomeBack));
  await screen.findByText('Welcome back!');
  unmount();
});

describe('notices', () => {
  it('lie below the header, which they would keep from the pointer, and on a phone over it, not the heading', async () => {
    renderWithTheme(<Toaster />);
    act(() => notify.text('success', toasts.signedOut));
    await screen.findByText('Signed out');
    const { style } = document.querySelector<HTMLElement>('[data-sonner-toaster]') ?? document.body;
    expect(style.getPropertyValue('--offset-top')).toBe('80px');
    expect(style.getPropertyValue('--mobile-offset-top')).toBe(
      'calc(10px + env(safe-area-inset-top))',
    );
  });

  it('close when Tab leads to something that they hide', async () => {
    const user = userEvent.setup();
    renderWithTheme(
      <>
        <button>Account</button>
        <main tabIndex={-1}>Page</main>
        <Toaster />
      </>,
    );
    const at = (left: number) => () => new DOMRect(left, 10, 100, 50);
    const account = screen.getByRole('button', { name: 'Account' });
    account.getBoundingClientRect = at(500);
    act(() => notify.text('success', toasts.welcomeBack));
    const notice = (await screen.findByText('Welcome back!')).closest('li');
    if (notice === null) throw new Error('No notice');
    notice.getBoundingClientRect = at(900);
    await user.tab();
    expect(account).toHaveFocus();
    expect(notice).toHaveAttribute('data-removed', 'false');
    act(() => account.blur());
    notice.getBoundingClientRect = at(450);
    await user.tab();
    expect(account).toHaveFocus();
    await waitFor(() => expect(notice).toHaveAttribute('data-removed', 'true'));
  });

  it("take the server's message as description", async () => {
    renderWithTheme(<Toaster />);
    act(() =>
      notify.text('error', toasts.signInFailed, { description: 'Invalid login credentials' }),
    );
    expect(await screen.findByText('Sign in failed')).toBeInTheDocument();
    expect(screen.getByText('Invalid login credentials')).toBeInTheDocument();
  });

  it('lets Tab go on past them, and leaves the focus there when they are gone', async () => {
    const user = userEvent.setup();
    const page = (notices: ReactNode) => (
      <>
        <button>First</button>
        <button>Last</button>
        {notices}
      </>
    );
    const { rerender } = renderWithTheme(page(<Toaster />));
    act(() => notify.text('success', toasts.welcomeBack));
    await screen.findByText('Welcome back!');
    act(() => screen.getByRole('button', { name: 'Last' }).focus());
    const passed: string[] = [];
    do {
      await user.tab();
      passed.push(document.activeElement?.textContent ?? '');
    } while (passed.length < 20 && !['First', 'Last'].includes(passed.at(-1) ?? ''));
    expect(passed[0]).toContain('Welcome back!');
    expect(passed.at(-1)).toBe('First');
    rerender(page(null));
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  });
});
