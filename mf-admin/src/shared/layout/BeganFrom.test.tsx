import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BeganFrom } from './BeganFrom';

const editor = (newest: string) => (
  <BeganFrom newest={newest}>
    {(began, renew) => (
      <>
        <input aria-label="Limit" defaultValue={began} />
        <button onClick={renew}>Take theirs</button>
      </>
    )}
  </BeganFrom>
);

test('what is typed stays while others save, until the editor starts over from the newest', async () => {
  const user = userEvent.setup();
  const { rerender } = render(editor('3'));
  await user.type(screen.getByLabelText('Limit'), '9');
  rerender(editor('4'));
  expect(screen.getByLabelText('Limit')).toHaveValue('39');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText('Limit')).toHaveValue('4');
});

test('an editor that starts over before the newest was read waits for it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(editor('3'));
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  rerender(editor('5'));
  expect(screen.getByLabelText('Limit')).toHaveValue('5');
});
