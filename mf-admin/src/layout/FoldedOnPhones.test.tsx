import { screen, waitFor } from '@testing-library/react';
import { Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { renderWithTheme } from '@tree-service/testing/render';
import { SettingsCard } from '../pages/MatchingSettings/SettingsCard';
import { settingsSchema } from '../pages/MatchingSettings/settingsForm';
import { FoldedOnPhones } from './FoldedOnPhones';

beforeEach(() => window.history.replaceState(null, '', '/'));

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
    <Form form={form} onSubmit={() => undefined}>
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
