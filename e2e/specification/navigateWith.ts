import type { Page } from '@playwright/test';

/** Goes to an address as a link inside the product does, with the navigation state it hands on. */
export async function navigateWith(
  page: Page,
  path: string,
  state: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.evaluate(
    ({ to, usr }) => {
      window.history.pushState({ usr, key: 'here' }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    { to: path, usr: state },
  );
}
