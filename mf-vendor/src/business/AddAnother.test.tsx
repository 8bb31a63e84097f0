import { screen } from '@testing-library/react';
import { renderForVendor } from '../testing/renderForVendor';
import { AddAnother } from './AddAnother';

const crew = (isFirst: boolean) => (
  <AddAnother title="Add a person" another="Add another person" isFirst={isFirst}>
    {(close) => (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={close}>
          Cancel
        </button>
      </>
    )}
  </AddAnother>
);
const another = () => screen.getByRole('button', { name: 'Add another person' });

test('the form is open while there is none, and stays for the next one', () => {
  const { rerender } = renderForVendor(crew(true));
  expect(screen.getByRole('heading', { name: 'Add a person' })).toBeVisible();
  rerender(crew(false));
  expect(screen.getByLabelText('Name')).toBeVisible();
});

test('later it opens on request, and the focus goes with it', async () => {
  const { user } = renderForVendor(crew(false));
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await user.click(another());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(another()).toHaveFocus();
});
