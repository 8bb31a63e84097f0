import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { renderWithTheme } from '@tree-service/testing/render';
import { Form } from './Form';
import { MoneyField } from './MoneyField';
import { moneyBetween } from './schemas';
import { SubmitButton } from './SubmitButton';
import { useSchemaForm } from './useSchemaForm';

const schema = v.object({ price: moneyBetween({ min: 100, max: 1_000_000 }) });

function PriceForm({
  price,
  onSubmit,
}: {
  price: number | null;
  onSubmit: (cents: number) => void;
}) {
  const form = useSchemaForm(schema, { defaultValues: { price } });
  return (
    <Form draft={null} form={form} onSubmit={(values) => onSubmit(values.price)}>
      <MoneyField name="price" control={form.control} label="Price" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

describe('MoneyField', () => {
  it.each([
    ['250', 25_000],
    ['1,250.50', 125_050],
    ['$99.5', 9_950],
  ])('makes integer cents of %s', async (typed, cents) => {
    const submit = jest.fn();
    const { user } = renderWithTheme(<PriceForm price={null} onSubmit={submit} />);
    await user.type(screen.getByLabelText('Price'), typed);
    expect(screen.getByLabelText('Price')).toHaveValue(typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submit).toHaveBeenCalledWith(cents));
  });

  it('shows stored cents as dollars', () => {
    renderWithTheme(<PriceForm price={9950} onSubmit={jest.fn()} />);
    expect(screen.getByLabelText('Price')).toHaveValue('99.50');
  });

  it('keeps invalid text and shows what to enter', async () => {
    const submit = jest.fn();
    const { user } = renderWithTheme(<PriceForm price={9950} onSubmit={submit} />);
    await user.clear(screen.getByLabelText('Price'));
    await user.type(screen.getByLabelText('Price'), 'a lot');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Price')).toBeInvalid());
    expect(screen.getByLabelText('Price')).toHaveValue('a lot');
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(/from \$1 to \$10,000/);
    expect(submit).not.toHaveBeenCalled();
  });
});
