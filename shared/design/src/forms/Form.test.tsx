import { screen, waitFor, within } from '@testing-library/react';
import { BackendError, reportError } from '@tree-service/kernel';
import * as v from 'valibot';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { EmailField } from './EmailField';
import { Form, type SubmitResult } from './Form';
import { PasswordField } from './PasswordField';
import { RadioCardsField } from './choiceFields';
import { email, loginPassword, oneOf } from './schemas';
import { SubmitButton } from './SubmitButton';
import { useSchemaForm } from './useSchemaForm';

const LOGS = '/rest/v1/error_logs';
const server = fakeBackend();

afterEach(() => jest.restoreAllMocks());

const schema = v.object({
  kind: oneOf(['owner', 'vendor'], 'Please select a user type'),
  email,
  password: loginPassword,
});

type Values = v.InferOutput<typeof schema>;

function SignIn({
  onSubmit,
  known = true,
}: {
  onSubmit: (values: Values) => SubmitResult | Promise<SubmitResult>;
  /** Whether the address turns out to be known once it is looked up. */
  known?: boolean;
}) {
  const form = useSchemaForm<v.InferInput<typeof schema>, Values>(schema, {
    defaultValues: { kind: '', email: '', password: '' },
  });
  return (
    <Form
      draft={null}
      form={form}
      label="Sign in"
      onSubmit={(values) => {
        if (known) return onSubmit(values);
        form.setError('email', { message: 'We do not know this address' });
      }}
    >
      <RadioCardsField
        name="kind"
        control={form.control}
        label="Who are you?"
        options={[
          { value: 'owner', label: 'Property owner' },
          { value: 'vendor', label: 'Pro' },
        ]}
      />
      <EmailField name="email" control={form.control} hint="As you signed up" />
      <PasswordField name="password" control={form.control} />
      <SubmitButton>Sign in</SubmitButton>
    </Form>
  );
}

async function fillIn(user: ReturnType<typeof renderWithTheme>['user']) {
  await user.click(screen.getByRole('radio', { name: 'Pro' }));
  await user.type(screen.getByLabelText('Email'), 'pro1@demo.example');
  await user.type(screen.getByLabelText('Password'), 'treeservice-demo');
}

const send = () => screen.getByRole('button', { name: 'Sign in' });

describe('Form', () => {
  it('lists what only a look-up could find wrong, too', async () => {
    const submit = jest.fn();
    const { user } = renderWithTheme(<SignIn onSubmit={submit} known={false} />);
    await fillIn(user);
    await user.click(send());
    expect(
      await screen.findByRole('link', { name: 'We do not know this address' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(submit).not.toHaveBeenCalled();
  });

  it('lists the errors and focuses the first invalid field', async () => {
    const submit = jest.fn();
    const { user } = renderWithTheme(<SignIn onSubmit={submit} />);
    await user.click(screen.getByRole('radio', { name: 'Pro' }));
    await user.click(send());
    expect(await screen.findByText('There are 2 problems to fix')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'As you signed up Please enter a valid email address',
    );
    expect(submit).not.toHaveBeenCalled();
  });

  it('focuses a choice when that is what is missing', async () => {
    const { user } = renderWithTheme(<SignIn onSubmit={jest.fn()} />);
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Property owner' })).toHaveFocus(),
    );
    expect(screen.getByRole('radiogroup', { name: 'Who are you?' })).toBeInvalid();
  });

  it('leads from the summary to the field', async () => {
    const { user } = renderWithTheme(<SignIn onSubmit={jest.fn()} />);
    await user.click(send());
    await user.click(
      await screen.findByRole('link', { name: 'Password must be at least 8 characters' }),
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('applies a correction immediately without moving focus', async () => {
    const { user } = renderWithTheme(<SignIn onSubmit={jest.fn()} />);
    await user.click(send());
    const field = screen.getByLabelText('Email');
    await user.type(field, 'owner@demo.example');
    await waitFor(() => expect(field).toBeValid());
    expect(field).toHaveFocus();
    expect(screen.getByText('There are 2 problems to fix')).toBeVisible();
  });

  it('sends checked values', async () => {
    const submit = jest.fn();
    const { user } = renderWithTheme(<SignIn onSubmit={submit} />);
    await fillIn(user);
    await user.click(send());
    await waitFor(() =>
      expect(submit).toHaveBeenCalledWith({
        kind: 'vendor',
        email: 'pro1@demo.example',
        password: 'treeservice-demo',
      }),
    );
  });

  it("shows the server's refusal and keeps everything typed", async () => {
    const { user } = renderWithTheme(
      <SignIn onSubmit={() => ({ ok: false, message: 'Invalid login credentials' })} />,
    );
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
    expect(screen.getByLabelText('Email')).toHaveValue('pro1@demo.example');
    expect(screen.getByLabelText('Password')).toHaveValue('treeservice-demo');
  });

  it('shows and reports a failure that was thrown, and can be sent again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.respondTo(LOGS);
    const failure = new Error('Rate limit exceeded');
    const submit = jest
      .fn<Promise<SubmitResult>, [Values]>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce({ ok: true });
    const { user } = renderWithTheme(<SignIn onSubmit={submit} />);
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Rate limit exceeded');
    await waitFor(() =>
      expect(server.callsTo(LOGS)).toMatchObject([
        { body: { message: 'Error: Rate limit exceeded', category: 'api' } },
      ]),
    );
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a rule of the marketplace', 'P0001', 400, []],
    ['a call of what does not exist', 'PGRST202', 404, [{ body: { category: 'api' } }]],
  ])('shows %s, and reports only a fault', async (message, code, status, reports) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.respondTo(LOGS);
    const { user } = renderWithTheme(
      <SignIn onSubmit={() => Promise.reject(new BackendError(message, code, null, status))} />,
    );
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    // Reports are sent in order, so that one before it would be there too.
    reportError(new Error('The last one'));
    await waitFor(() =>
      expect(server.callsTo(LOGS)).toMatchObject([
        ...reports,
        { body: { message: 'Error: The last one' } },
      ]),
    );
  });

  it('shows the password on request', async () => {
    const { user } = renderWithTheme(<SignIn onSubmit={jest.fn()} />);
    const form = within(screen.getByRole('form', { name: 'Sign in' }));
    await user.click(form.getByRole('button', { name: 'Show password' }));
    expect(form.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(form.getByRole('button', { name: 'Hide password' }));
    expect(form.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

test('what a browser filled in without telling the page is sent', async () => {
  const onSubmit = jest.fn();
  const { user } = renderWithTheme(<SignIn onSubmit={onSubmit} />);
  await user.click(screen.getByRole('radio', { name: 'Pro' }));
  // Past React's own setter, and without an event: so do password managers on iPhones.
  const fill = (label: string, value: string) => {
    const field = screen.getByLabelText(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  };
  fill('Email', 'ada@example.com');
  fill('Password', 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      kind: 'vendor',
      email: 'ada@example.com',
      password: 'correct horse',
    }),
  );
});
