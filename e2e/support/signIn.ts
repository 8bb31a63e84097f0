import type { Page } from '@playwright/test';
import type { AccountName } from './accounts';
import { createDemoSession, storeSession } from './session';

/** Signs in as one of the demo accounts, without the form. The next page that opens is signed in. */
export async function signInAs(page: Page, name: AccountName): Promise<void> {
  const context = page.context();
  await storeSession(context, await createDemoSession(context.request, name));
}
