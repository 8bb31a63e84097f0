import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { ConfirmDialog } from './ConfirmDialog';

function Withdrawal({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      cancelLabel="Cancel"
      open={open}
      onOpenChange={setOpen}
      destructive
      title="Withdraw this quote?"
      confirmLabel="Withdraw quote"
      onConfirm={onConfirm}
    />
  );
}

describe('ConfirmDialog', () => {
  it('puts focus on the harmless answer', async () => {
    renderWithTheme(<Withdrawal onConfirm={jest.fn()} />);
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Withdraw this quote?' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it('closes once what was confirmed is done', async () => {
    let finish: () => void = () => undefined;
    const { user } = renderWithTheme(
      <Withdrawal onConfirm={() => new Promise<void>((resolve) => (finish = resolve))} />,
    );
    const confirm = screen.getByRole('button', { name: 'Withdraw quote' });
    await user.click(confirm);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('stays open and says why when it fails', async () => {
    const { user } = renderWithTheme(
      <Withdrawal onConfirm={() => Promise.reject(new Error('The quote was already accepted.'))} />,
    );
    await user.click(screen.getByRole('button', { name: 'Withdraw quote' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The quote was already accepted.');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  });

  it('says in plain words that there is no connection', async () => {
    const { user } = renderWithTheme(
      <Withdrawal onConfirm={() => Promise.reject(new TypeError('Failed to fetch'))} />,
    );
    await user.click(screen.getByRole('button', { name: 'Withdraw quote' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't reach the server. Check your connection and try again.",
    );
  });
});
