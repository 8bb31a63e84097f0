import { isRecord, paths } from '../contract';
import { mustChoosePassword } from '../contract/userType';
import { isSessionRequested, spendSessionRequest } from './sessionRequests';

const landingPaths: readonly string[] = [paths.authCallback(), paths.resetPassword()];

type LandingUrl = Pick<URL, 'pathname' | 'hash' | 'search'>;

/** A session in the URL that this browser did not ask for. */
export interface OfferedSession {
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** What the link was for, as it says itself, such as 'signup'. */
  readonly type: string | null;
  /** Whether its account has no password yet, so that signing in is no way to go on. */
  readonly mustChoosePassword: boolean;
}

/** Whether a session in the URL is read here: only on the two pages that emails and social sign-in return to. */
function isLandingPath({ pathname }: Pick<URL, 'pathname'>): boolean {
  return landingPaths.includes(pathname.replace(/\/$/, ''));
}

/** The parameters of an address; the query wins over the fragment, as in supabase-js. */
function parametersOf({ hash, search }: LandingUrl): URLSearchParams {
  const parameters = new URLSearchParams(hash.slice(1));
  for (const [name, value] of new URLSearchParams(search)) parameters.set(name, value);
  return parameters;
}

/** What a token claims; the server checks the token itself. */
function claimsIn(accessToken: string): Record<string, unknown> {
  try {
    const [, payload = ''] = accessToken.split('.');
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (one) => one.charCodeAt(0)));
    const claims: unknown = JSON.parse(text);
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

function emailIn(accessToken: string): string | null {
  const { email } = claimsIn(accessToken);
  return typeof email === 'string' ? email : null;
}

let accepted: string | null = null;

function isRequested(accessToken: string): boolean {
  if (accessToken === accepted) return true;
  const email = emailIn(accessToken);
  return email !== null && isSessionRequested(email);
}

/** Whether the URL holds a session this browser asked for, or the error sent in its place. */
export function hasSessionInUrl(address: LandingUrl): boolean {
  if (!isLandingPath(address)) return false;
  const parameters = parametersOf(address);
  const token = parameters.get('access_token');
  if (token !== null) return isRequested(token);
  return ['error', 'error_description', 'code'].some((name) => parameters.has(name));
}

/**
 * Whether supabase-js may take the session in this URL, or read its error. A session must have been asked for by this
 * browser, or a link would sign people in as someone else without asking. Each request is good for one.
 */
export function acceptSessionInUrl(
  address: Pick<URL, 'pathname'>,
  parameters: Readonly<Record<string, string>>,
): boolean {
  if (!isLandingPath(address)) return false;
  const token = parameters['access_token'];
  if (!token) return Boolean(parameters['error_description']);
  if (!isRequested(token)) return false;
  accepted = token;
  spendSessionRequest(emailIn(token) ?? '');
  return true;
}

/** The session in the URL that this browser did not ask for; null when there is none. */
export function offeredSession(address: LandingUrl): OfferedSession | null {
  if (!isLandingPath(address)) return null;
  const parameters = parametersOf(address);
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  if (accessToken === null || refreshToken === null || isRequested(accessToken)) return null;
  const email = emailIn(accessToken);
  if (email === null) return null;
  const { app_metadata: metadata } = claimsIn(accessToken);
  return {
    email,
    accessToken,
    refreshToken,
    type: parameters.get('type'),
    mustChoosePassword: mustChoosePassword(metadata),
  };
}
