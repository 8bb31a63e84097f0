import { screen } from '@testing-library/react';
import type * as kernel from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../testing/renderAt';
import { SocialSignIn } from './SocialSignIn';

const mockProviders = jest.fn<readonly string[], []>();
jest.mock('@tree-service/kernel', () => ({
  ...jest.requireActual<typeof kernel>('@tree-service/kernel'),
  runtimeConfig: () => ({ signInProviders: mockProviders() }),
}));
fakeBackend();

const open = (...configured: string[]) => {
  mockProviders.mockReturnValue(configured);
  renderAt(<SocialSignIn remember={() => false} />, { pathname: '/login' });
};

test('offers the providers the deployment has, and no other', () => {
  open('google');
  expect(screen.getByRole('button', { name: 'Google' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Apple' })).not.toBeInTheDocument();
});

test('offers nothing where the deployment has none', () => {
  open();
  expect(screen.queryByText('or continue with')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
