import { paths } from '../contract';

const landings: readonly string[] = [paths.authCallback(), paths.resetPassword()];

/**
 * Whether an address may carry a session in its fragment. Only the two pages that mails and social
 * sign-in return to may; everywhere else a planted token must be ignored.
 */
export function mayCarrySession(address: Pick<URL, 'pathname'>): boolean {
  return landings.includes(address.pathname.replace(/\/$/, ''));
}

/** Whether this very address carries a session, or the error sent in its place. */
export function carriesSession(address: Pick<URL, 'pathname' | 'hash' | 'search'>): boolean {
  return (
    mayCarrySession(address) &&
    /(^|[#?&])(access_token|error|error_description|code)=/.test(address.hash + address.search)
  );
}
