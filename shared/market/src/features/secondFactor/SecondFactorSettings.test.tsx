import { screen } from '@testing-library/react';
import { queryClient, signIn } from '@tree-service/kernel';
import { fakeBackend, type FakeAccount } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { SecondFactorSettings } from './SecondFactorSettings';

const server = fakeBackend();
let account: FakeAccount;

beforeEach(async () => {
  account = server.accounts.add({ email: 'admin@demo.example', profileType: 'admin' });
  queryClient.clear();
  await signIn({ email: account.email, password: account.password, remember: false });
});

function open(factors: readonly { status: string }[]) {
  server.respondTo('/auth/v1/user', {
    id: account.id,
    email: account.email,
    app_metadata: {},
    user_metadata: {},
    factors: factors.map((factor) => ({ id: 'f1', factor_type: 'totp', ...factor })),
  });
  return renderPage(<SecondFactorSettings />);
}

test('it is off at first; setting up shows the picture and the key, and asks for a code', async () => {
  server.respondTo('/auth/v1/factors', {
    id: 'f1',
    type: 'totp',
    totp: { qr_code: '<svg></svg>', secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
  });
  const { user } = open([]);
  expect(await screen.findByText(/^Off\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'Key to scan' })).toHaveAttribute(
    'src',
    expect.stringContaining('<svg></svg>'),
  );
  expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '12a');
  await user.click(screen.getByRole('button', { name: 'Confirm code' }));
  expect(
    await screen.findByRole('link', { name: 'Please enter the 6 digits your app shows' }),
  ).toBeInTheDocument();
});

test('a wrong code is refused, and nothing is turned on', async () => {
  server.respondTo('/auth/v1/factors', {
    id: 'f1',
    type: 'totp',
    totp: { qr_code: '', secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
  });
  server.respondTo('/auth/v1/factors/f1/challenge', { id: 'c1', type: 'totp', expires_at: 1 });
  server.respondTo(
    '/auth/v1/factors/f1/verify',
    { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
    422,
  );
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm code' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Key to scan' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^On\./)).not.toBeInTheDocument();
});

test('one that is on can be removed, once that is confirmed', async () => {
  server.respondTo('/auth/v1/factors/f1', { id: 'f1' });
  const { user } = open([{ status: 'verified' }]);
  expect(await screen.findByText(/^On\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(server.callsTo('/auth/v1/factors/f1')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Remove second factor' }));
  expect(await screen.findByText(/^Off\.|^On\./)).toBeInTheDocument();
  expect(server.callsTo('/auth/v1/factors/f1')).toMatchObject([{ method: 'DELETE' }]);
});

test('one that was begun and never confirmed is off', async () => {
  open([{ status: 'unverified' }]);
  expect(await screen.findByText(/^Off\./)).toBeInTheDocument();
});
