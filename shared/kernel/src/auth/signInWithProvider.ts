import { isNativePlatform } from '../native';
import { paths } from '../contract';
import { rememberProviderRequest } from '../backend/sessionRequests';
import { startSessionLifetime } from '../backend/sessionLifetime';
import { done, type Outcome } from '../outcome';
import { returnMemory } from './returnMemory';
import { authenticatedClient } from './connection';

/** The social accounts people may sign in with. */
export type SocialProvider = 'google' | 'apple';

/** The names of the providers as people know them. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
};

function isMobile(): boolean {
  return isNativePlatform() || /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
}

function rememberWayBack(): void {
  if (returnMemory.isFromServiceRequest()) returnMemory.rememberReturnTo(paths.request());
  else if (returnMemory.returnTo() === null) returnMemory.rememberReturnTo(paths.dashboard());
}

async function refusalOf(address: string): Promise<Error | null> {
  // A provider that is not configured answers with a bare error document. Asking first keeps people
  // on the sign-in page; a redirect means that the provider is ready.
  const answer = await fetch(address, { redirect: 'manual' });
  if (answer.type === 'opaqueredirect' || answer.ok || answer.status === 0) return null;
  const body: unknown = await answer.json().catch(() => null);
  const said: unknown =
    typeof body === 'object' && body !== null
      ? (Reflect.get(body, 'msg') ?? Reflect.get(body, 'message'))
      : null;
  return new Error(typeof said === 'string' ? said : '', { cause: body });
}

/**
 * Leaves the page for Google or Apple, which return to /auth/callback. Resolves when the browser is
 * leaving, or with the reason it is not. `remember` as in `signIn`.
 */
export async function signInWithProvider(
  provider: SocialProvider,
  { remember }: { readonly remember: boolean },
): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    rememberWayBack();
    if (isMobile()) returnMemory.markMobileSignIn(provider);
    startSessionLifetime(remember);
    const { data, error } = await client.auth.signInWithOAuth({
      provider,
      options: {
        redirectTo: window.location.origin + paths.authCallback(),
        skipBrowserRedirect: true,
      },
    });
    if (error) throw error;
    const refusal = await refusalOf(data.url);
    if (refusal !== null) throw refusal;
    rememberProviderRequest();
    window.location.assign(data.url);
    return done;
  } catch (cause) {
    returnMemory.forgetMobileSignIn();
    // The provider's or server's own words are for developers.
    return { ok: false, message: `Failed to sign in with ${providerNames[provider]}.`, cause };
  }
}
