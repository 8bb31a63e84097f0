import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { LIFETIME_KEY, REMEMBERED_MS, SESSION_KEY } from '@tree-service/kernel/contract';
import { accounts, PASSWORD, type AccountName } from './accounts';
import { publishableKeyIn } from './pageConfiguration';

/** A session of an account, created without a browser. */
export interface Session {
  readonly origin: string;
  /** What every call of the backend carries. */
  readonly headers: Readonly<Record<'apikey' | 'authorization', string>>;
  readonly userId: string;
  /** The backend's answer, which is what a browser keeps. */
  readonly stored: string;
}

/** Creates a session with an email and a password. Throws when the backend refuses. */
export async function createSession(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<Session> {
  // A page that is not drawn ahead, which the first one asked for would have to be.
  const apikey = publishableKeyIn(await (await request.get('/account')).text());
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  const stored = await answer.text();
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${stored}`);
  const { access_token: token, user }: { access_token: string; user: { id: string } } =
    JSON.parse(stored);
  return {
    origin: new URL(answer.url()).origin,
    headers: { apikey, authorization: `Bearer ${token}` },
    userId: user.id,
    stored,
  };
}

export function createDemoSession(request: APIRequestContext, name: AccountName): Promise<Session> {
  return createSession(request, accounts[name].email, PASSWORD);
}

/** Makes a browser context the one this session was created in, remembered for 30 days. */
export function storeSession(context: BrowserContext, session: Session): Promise<void> {
  const localStorage = [
    { name: SESSION_KEY, value: session.stored },
    { name: LIFETIME_KEY, value: String(Date.now() + REMEMBERED_MS) },
  ];
  return context.setStorageState({
    cookies: [],
    origins: [{ origin: session.origin, localStorage }],
  });
}
