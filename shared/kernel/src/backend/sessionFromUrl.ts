import { paths } from '../contract';

const landingPaths: readonly string[] = [paths.authCallback(), paths.resetPassword()];

/**
 * Whether a session in the URL fragment is accepted here: only on the two pages that emails and social
 * sign-in return to. Anywhere else an injected token must be ignored.
 */
export function acceptsSessionInUrl(address: Pick<URL, 'pathname'>): boolean {
  return landingPaths.includes(address.pathname.replace(/\/$/, ''));
}

/** Whether the URL holds a session, or the error sent in its place. */
export function hasSessionInUrl(address: Pick<URL, 'pathname' | 'hash' | 'search'>): boolean {
  return (
    acceptsSessionInUrl(address) &&
    /(^|[#?&])(access_token|error|error_description|code)=/.test(address.hash + address.search)
  );
}
