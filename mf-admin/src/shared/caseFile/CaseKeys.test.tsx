import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKey } from './CaseKeys';

function Case({ onApprove }: { readonly onApprove: (() => void) | null }) {
  useKey('a', onApprove);
  return (
    <>
      <input aria-label="Note" />
      <button type="button">Somewhere</button>
    </>
  );
}

test('a letter is a command, also in capitals of the lock, and wherever the focus is', async () => {
  const approve = jest.fn();
  render(<Case onApprove={approve} />);
  await userEvent.keyboard('a');
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('A');
  expect(approve).toHaveBeenCalledTimes(2);
});

test('it is not while typing, with another key held, or over a dialog', async () => {
  const approve = jest.fn();
  const { rerender } = render(<Case onApprove={approve} />);
  await userEvent.type(screen.getByLabelText('Note'), 'banana');
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}b');
  expect(approve).not.toHaveBeenCalled();
  rerender(
    <>
      <Case onApprove={approve} />
      <div role="dialog" />
    </>,
  );
  await userEvent.keyboard('a');
  expect(approve).not.toHaveBeenCalled();
});

test('without something to do it does nothing', async () => {
  render(<Case onApprove={null} />);
  await userEvent.keyboard('a');
  expect(screen.getByLabelText('Note')).toHaveValue('');
});
