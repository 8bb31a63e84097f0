import { screen, waitFor } from '@testing-library/react';
import { Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { showOnPhone } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { settingsSchema } from '../matchTrial/settingsForm';
import { SettingsCard } from '../../matchingSettings/MatchingEditor';
import { FoldedOnPhones } from './FoldedOnPhones';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  showOnPhone(true);
});

const distance = (mustShow = false) => (
  <FoldedOnPhones name="Distance" what="fields" mustShow={mustShow}>
    <label>
      Miles <input />
    </label>
  </FoldedOnPhones>
);

test('on a phone fields are folded until asked for, and keep what was typed', async () => {
  const { user } = renderWithTheme(distance());
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
  renderWithTheme(distance(true));
  expect(screen.getByLabelText('Miles')).toBeVisible();
});

test('on a desktop fields are always shown, without a button', () => {
  showOnPhone(false);
  renderWithTheme(distance());
  expect(screen.getByLabelText('Miles')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const prices = (mustShow: boolean) => (
  <>
    <a href="#removal">Removal</a>
    <FoldedOnPhones id="removal" name="Removal" what="prices" mustShow={mustShow}>
      <input aria-label="Low" />
    </FoldedOnPhones>
  </>
);
const toggle = () => screen.getByRole('button', { expanded: true });
const folded = () => screen.getByRole('button', { expanded: false });

test('a group with something to correct opens, stays open once that is corrected, and can be folded', async () => {
  const { user, rerender } = renderWithTheme(prices(false));
  expect(folded()).toHaveAccessibleName('Show prices: Removal');
  rerender(prices(true));
  expect(toggle()).toHaveAccessibleName('Hide prices: Removal');
  rerender(prices(false));
  await user.click(toggle());
  expect(folded()).toBeVisible();
  rerender(prices(true));
  await user.click(toggle());
  expect(folded()).toBeVisible();
});

test('a link to a group opens it, also when it was folded again', async () => {
  const { user } = renderWithTheme(prices(false));
  await user.click(screen.getByRole('link', { name: 'Removal' }));
  await user.click(toggle());
  await user.click(screen.getByRole('link', { name: 'Removal' }));
  expect(toggle()).toBeVisible();
});

test('the group that the address leads to is open', () => {
  window.history.replaceState(null, '', '#removal');
  renderWithTheme(prices(false));
  expect(toggle()).toBeVisible();
});

const fields = [{ name: 'radius', label: 'Radius', min: 1, max: 9 }];
const schema = settingsSchema(fields);

function Settings() {
  const form = useSchemaForm(schema, { defaultValues: { radius: '5' } });
  return (
    <Form draft={null} form={form} onSubmit={() => undefined}>
      <SettingsCard
        title="Distance"
        text="How far a Pro goes."
        fields={fields}
        control={form.control}
        nameOf={() => 'radius'}
      />
      <SubmitButton>Preview</SubmitButton>
    </Form>
  );
}

test('settings stay open while a wrong number is corrected', async () => {
  const { user } = renderWithTheme(<Settings />);
  expect(folded()).toBeVisible();
  await user.clear(screen.getByLabelText('Radius'));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('button', { expanded: true })).toBeVisible();
  await user.type(screen.getByLabelText('Radius'), '7');
  await waitFor(() => expect(screen.getByLabelText('Radius')).toBeValid());
  expect(toggle()).toBeVisible();
});
