import type { APIRequestContext } from '@playwright/test';
import { LIFETIME_KEY, REMEMBERED_MS, SESSION_KEY } from '@tree-service/kernel/contract';
import { accounts, PASSWORD, type AccountName } from '../support/accounts';
import { createDemoSession } from '../support/session';
import type { Visitor } from './visitor';

/** Signs in as one of the demo accounts, without the form. The next page that opens is signed in. */
export async function rememberSession(
  { tab }: Visitor,
  request: APIRequestContext,
  name: AccountName,
): Promise<void> {
  const { origin, stored } = await createDemoSession(request, name);
  // Any address of the site will do; this one runs no application.
  await tab.open(`${origin}/robots.txt`);
  const items = { [SESSION_KEY]: stored, [LIFETIME_KEY]: String(Date.now() + REMEMBERED_MS) };
  await tab.run(`Object.assign(localStorage, ${JSON.stringify(items)});`);
}

/** Signs in as one of the demo accounts on the sign-in page. */
export async function signInByForm(visitor: Visitor, name: AccountName): Promise<void> {
  await visitor.open('/login');
  await visitor.type('Email', accounts[name].email);
  await visitor.type('Password', PASSWORD);
  await visitor.press('button', 'Sign In');
  await visitor.until(`location.pathname !== '/login'`, 'signed in');
}
