import type { Browser } from '@playwright/test';
import type { AccountName } from '../../e2e/support/accounts';
import { createDemoSession, storeSession } from '../../e2e/support/session';

/** A press that can be repeated: it turns something on or off. */
export interface Press {
  readonly name: string;
  readonly who: AccountName;
  readonly address: string;
  /** The control that is pressed, the first of its kind; `aria-pressed` holds its state. */
  readonly control: string;
  /** Path of the request that saves it, whichever way it is turned. */
  readonly savedBy: RegExp;
}

/** Presses of signed-in people that save something. */
export const presses: readonly Press[] = [
  {
    name: 'saving a Pro',
    who: 'manager',
    address: '/providers?zip=78704',
    control: 'main button[aria-pressed]',
    savedBy: /\/rest\/v1\/rpc\/(un)?save_vendor$/,
  },
];

/** Presses a control and waits until it shows the result. Returns how long that took, in ms. */
export async function measurePress(
  browser: Browser,
  origin: string,
  { who, address, control, savedBy }: Press,
): Promise<number> {
  const context = await browser.newContext({ baseURL: origin });
  await storeSession(context, await createDemoSession(context.request, who));
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector(control);
  await page.waitForLoadState('networkidle');
  // Calls that read, and measurements of the page, are posted, too.
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' && savedBy.test(new URL(response.url()).pathname),
  );
  const shown = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        const at = performance.now();
        new MutationObserver(() => {
          requestAnimationFrame(() => resolve(performance.now() - at));
        }).observe(element, { attributeFilter: ['aria-pressed'] });
        element.click();
      }),
    control,
  );
  const [ms] = await Promise.all([shown, saved]);
  await context.close();
  return ms;
}
