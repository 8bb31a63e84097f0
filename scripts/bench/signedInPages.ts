import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accounts, PASSWORD, type AccountName } from '../../e2e/support/accounts';
import { NEWS, nameOf, recordCalls, wavesOf } from '../../e2e/support/backendCalls';
import { createDemoSession, storeSession } from '../../e2e/support/session';

export interface SignedInPage {
  readonly name: string;
  readonly who: AccountName;
  readonly address: string;
  /** What is there once the page shows its content, and not on `OTHER_PAGE`; a CSS selector. */
  readonly content: string;
}

const section = (last: string) => `main section:has(h2) ${last}`;

/** The pages people with an account see first and most, one of each kind. */
export const signedInPages: readonly SignedInPage[] = [
  {
    name: "owner's dashboard",
    who: 'manager',
    address: '/dashboard',
    content: 'main a[href^="/properties/"]',
  },
  {
    name: "Pro's dashboard",
    who: 'pro1',
    address: '/vendor/dashboard',
    content: 'main a[href^="/vendor/requests/"]',
  },
  { name: "administrator's dashboard", who: 'admin', address: '/admin', content: section('table') },
  {
    name: 'My Requests',
    who: 'manager',
    address: '/requests',
    content: 'main a[href^="/requests/"]',
  },
  {
    name: 'requests for a Pro',
    who: 'pro1',
    address: '/vendor/requests',
    content: 'main li a[href^="/vendor/requests/"]',
  },
];

/** What a page costs. Times in ms until its content shows. */
export interface SignedInCost {
  /** From the address, with an empty cache and a session. */
  readonly byAddress: number;
  /** Calls to the backend's data until then, but for news, and how many began after an earlier one was answered. */
  readonly calls: number;
  readonly waves: number;
  /** From a press of a link within the application, the page's files known and its data read before. */
  readonly visitedAgain: number;
  /** From the press of Sign In; null for pages no one lands on. */
  readonly signIn: number | null;
}

/** Waits for an element and returns when it was there, by the page's own clock. */
async function shown(page: Page, selector: string): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
  );
  return Number(await seen.jsonValue());
}

/** Goes to an address as a link of the application does, and returns when. */
function followLink(page: Page, address: string): Promise<number> {
  return page.evaluate((to) => {
    const at = performance.now();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return at;
  }, address);
}

const OTHER_PAGE = '/account';

async function measureVisits(context: BrowserContext, { address, content }: SignedInPage) {
  const page = await context.newPage();
  const calls = recordCalls(page);
  await page.goto(address, { waitUntil: 'commit' });
  const byAddress = await shown(page, content);
  const until = calls.filter((call) => !Number.isNaN(call.endedAt) && nameOf(call) !== NEWS);
  const counts = { calls: until.length, waves: wavesOf(until) };
  await page.waitForLoadState('networkidle');
  await followLink(page, OTHER_PAGE);
  await page.waitForSelector('main form');
  const pressed = await followLink(page, address);
  const visitedAgain = (await shown(page, content)) - pressed;
  return { byAddress, ...counts, visitedAgain };
}

const LANDINGS = ['/dashboard', '/vendor/dashboard', '/admin'];

async function measureSignIn(browser: Browser, origin: string, signedIn: SignedInPage) {
  if (!LANDINGS.includes(signedIn.address)) return null;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts[signedIn.who].email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.waitForLoadState('networkidle');
  const pressed = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
    const at = performance.now();
    button?.click();
    return at;
  });
  await page.waitForURL((url) => url.pathname === signedIn.address);
  const ms = (await shown(page, signedIn.content)) - pressed;
  await context.close();
  return ms;
}

/**
 * Measures a page of the product at an origin, on this machine's own line and processor, as someone who
 * has just signed in, who comes by the address, and who comes back to it.
 */
export async function measureSignedInPage(
  browser: Browser,
  origin: string,
  page: SignedInPage,
): Promise<SignedInCost> {
  const signIn = await measureSignIn(browser, origin, page);
  const context = await browser.newContext({ baseURL: origin });
  await storeSession(context, await createDemoSession(context.request, page.who));
  const visits = await measureVisits(context, page);
  await context.close();
  return { ...visits, signIn };
}
