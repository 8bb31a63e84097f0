import { screen, waitFor } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

const dialog = (
  <Dialog
    trigger={<Button>Forgot password?</Button>}
    title="Reset your password"
    description="We will send you a link."
  >
    <input aria-label="Email" />
  </Dialog>
);

describe('Dialog', () => {
  it('moves focus inside, names itself, and gives focus back when Escape closes it', async () => {
    const { user } = renderWithTheme(dialog);
    const trigger = screen.getByRole('button', { name: 'Forgot password?' });
    await user.click(trigger);
    const opened = await screen.findByRole('dialog', { name: 'Reset your password' });
    expect(opened).toHaveAccessibleDescription('We will send you a link.');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('keeps the keyboard inside while it is open', async () => {
    const { user } = renderWithTheme(dialog);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const opened = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  });

  it('closes with its cross', async () => {
    const { user } = renderWithTheme(dialog);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
