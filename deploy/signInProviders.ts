/** A social account the product knows how to sign in with. */
export type SignInProvider = 'google' | 'apple';

const known: readonly SignInProvider[] = ['google', 'apple'];

/** The environment names a provider the product does not know. */
export class SignInProvidersError extends Error {
  override readonly name = 'SignInProvidersError';
}

/**
 * Reads SIGN_IN_PROVIDERS, "google,apple": those whose keys the backend has; none without it. Throws a
 * `SignInProvidersError`.
 */
export function signInProvidersFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): SignInProvider[] {
  const names = (environment['SIGN_IN_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  return names.map((name) => {
    const provider = known.find((one) => one === name);
    if (provider) return provider;
    throw new SignInProvidersError(
      `SIGN_IN_PROVIDERS names "${name}"; known are ${known.join(', ')}.`,
    );
  });
}
