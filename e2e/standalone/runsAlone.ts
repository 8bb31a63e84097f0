import type { RemoteName } from '@tree-service/kernel/contract';
import { standaloneAreas } from '../../shared/market/src/standalone/areas';
import { navigate } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

/** Declares what every remote promises when it runs alone. */
export function testRunsAlone(remote: RemoteName): void {
  const { firstPage, account } = standaloneAreas[remote];

  test(`${remote} opens on its first page with real data, without the shell, and says what belongs to another area`, async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isCode = /^\/(?:shell|remotes)\//.test(pathname);
      if (isCode && !pathname.startsWith(`/remotes/${remote}/`)) foreign.push(pathname);
    });
    if (account !== null) await signInAs(page, account);
    await page.goto('/');
    await expect(page).toHaveURL(firstPage);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(foreign).toEqual([]);

    await navigate(page, '/no-such-page');
    await expect(
      page.getByRole('heading', { name: 'This page belongs to another area' }),
    ).toBeVisible();
    await page.getByLabel('Page').selectOption(firstPage);
    await expect(page).toHaveURL(firstPage);
    await expect(
      page.getByRole('heading', { name: 'This page belongs to another area' }),
    ).toHaveCount(0);
  });
}
