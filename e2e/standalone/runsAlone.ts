import type { RemoteName } from '@tree-service/kernel/contract';
import type { AccountName } from '../support/accounts';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

/** A remote, one of its pages, and the demo account that page is for; null for everyone. */
export interface Alone {
  readonly remote: RemoteName;
  readonly path: string;
  readonly account: AccountName | null;
}

/** Declares what every remote promises when it runs alone. */
export function testRunsAlone({ remote, path, account }: Alone): void {
  test(`${remote} shows its own pages with real data, without the shell`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isCode = /^\/(?:shell|remotes)\//.test(pathname);
      if (isCode && !pathname.startsWith(`/remotes/${remote}/`)) foreign.push(pathname);
    });
    if (account !== null) await signInAs(page, account);
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(foreign).toEqual([]);
  });

  test(`${remote} says which address belongs to another area`, async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(
      page.getByRole('heading', { name: 'This page belongs to another area' }),
    ).toBeVisible();
    await page.getByLabel('Page').selectOption(path);
    await expect(page).toHaveURL(path);
  });
}
