import { signInProvidersFromEnvironment, SignInProvidersError } from './signInProviders';

test('none without the variable, else those it names', () => {
  expect(signInProvidersFromEnvironment({})).toEqual([]);
  expect(signInProvidersFromEnvironment({ SIGN_IN_PROVIDERS: ' Google, apple,' })).toEqual([
    'google',
    'apple',
  ]);
});

test('an unknown provider is refused by name', () => {
  expect(() => signInProvidersFromEnvironment({ SIGN_IN_PROVIDERS: 'google,myspace' })).toThrow(
    new SignInProvidersError('SIGN_IN_PROVIDERS names "myspace"; known are google, apple.'),
  );
});
