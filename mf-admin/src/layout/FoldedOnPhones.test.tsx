import { screen } from '@testing-library/react';
import { showOnPhone } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { FoldedOnPhones } from './FoldedOnPhones';

const fields = (mustShow = false) => (
  <FoldedOnPhones name="Distance" what="fields" mustShow={mustShow}>
    <label>
      Miles <input />
    </label>
  </FoldedOnPhones>
);

test('on a phone fields are folded until asked for, and keep what was typed', async () => {
  showOnPhone(true);
  const { user } = renderWithTheme(fields());
  expect(screen.getByLabelText('Miles')).not.toBeVisible();
  const show = screen.getByRole('button', { name: 'Show fields: Distance' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await user.click(show);
  await user.type(screen.getByLabelText('Miles'), '25');
  const hide = screen.getByRole('button', { name: 'Hide fields: Distance' });
  expect(hide).toHaveAttribute('aria-expanded', 'true');
  await user.click(hide);
  expect(screen.getByLabelText('Miles')).not.toBeVisible();
  expect(screen.getByLabelText('Miles')).toHaveValue('25');
});

test('fields that need correcting are shown on a phone', () => {
  showOnPhone(true);
  renderWithTheme(fields(true));
  expect(screen.getByLabelText('Miles')).toBeVisible();
});

test('on a desktop fields are always shown, without a button', () => {
  showOnPhone(false);
  renderWithTheme(fields());
  expect(screen.getByLabelText('Miles')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
