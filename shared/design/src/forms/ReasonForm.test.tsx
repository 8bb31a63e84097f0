import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { ReasonForm } from './ReasonForm';

function renderForm(onConfirm: (reason: string) => Promise<void>) {
  return renderWithTheme(
    <ReasonForm
      draft={null}
      keepLabel="Cancel"
      label="Reason"
      hint="What happened"
      confirmLabel="Suspend"
      onClose={() => undefined}
      onConfirm={onConfirm}
    />,
  );
}

describe('ReasonForm', () => {
  it('does nothing without a reason, and says so beside the field', async () => {
    const onConfirm = jest.fn(async () => undefined);
    const { user } = renderForm(onConfirm);
    await user.type(screen.getByLabelText('Reason'), '   ');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findAllByText('Please enter a reason')).not.toHaveLength(0);
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('hands over the trimmed reason', async () => {
    const onConfirm = jest.fn(async () => undefined);
    const { user } = renderForm(onConfirm);
    await user.type(screen.getByLabelText('Reason'), ' No answer to three calls ');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(onConfirm).toHaveBeenCalledWith('No answer to three calls');
  });

  it('keeps the text when the act is refused, and says why', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderForm(() => Promise.reject(new Error('This is not possible now.')));
    await user.type(screen.getByLabelText('Reason'), 'Expired insurance');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not possible now.');
    expect(screen.getByLabelText('Reason')).toHaveValue('Expired insurance');
  });
});
