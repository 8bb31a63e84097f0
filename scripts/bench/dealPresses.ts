import type { Browser, Locator, Page } from '@playwright/test';
import type { AccountName } from '../../e2e/support/accounts';
import { personOf, submitWork, type Person } from '../../e2e/support/asPerson';
import { photo } from '../../e2e/support/pictures';
import type { ProductCopy } from '../../e2e/support/productCopy';
import { createDemoSession, storeSession } from '../../e2e/support/session';
import { HIDE_FOR_A_MOMENT } from '../../e2e/support/undo';

/** What tells that a press worked: an element with these words, or that none is left. */
interface Result {
  readonly selector: string;
  readonly text: string;
  readonly isGone?: boolean;
}

/** Presses a button and waits until the page shows the result. Returns how long that took, in ms. */
async function timed(page: Page, button: Locator, result: Result): Promise<number> {
  await button.waitFor();
  const shown = page.evaluate(
    ({ selector, text, isGone = false }) =>
      new Promise<number>((resolve) => {
        let pressedAt = Infinity;
        addEventListener('click', () => (pressedAt = performance.now()), {
          capture: true,
          once: true,
        });
        // Without a name of its own, which the compiler would look for in the page.
        new MutationObserver((_, observer) => {
          const isThere = [...document.querySelectorAll(selector)].some((element) =>
            element.textContent.includes(text),
          );
          if (pressedAt === Infinity || isThere === isGone) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
    result,
  );
  await button.click();
  return shown;
}

interface Visitor {
  readonly page: Page;
  readonly person: Person;
}

async function signedIn(browser: Browser, origin: string, who: AccountName): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin });
  const session = await createDemoSession(context.request, who);
  await storeSession(context, session);
  return { page: await context.newPage(), person: personOf(context.request, session) };
}

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const inDialog = (page: Page, name: string | RegExp) =>
  page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name });

/** Called with each press and how long it took, in ms. */
type RecordPress = (press: string, ms: number) => void;

/** From an offer to a quote, on the Pro's page of the request. */
async function quote({ page }: Visitor, requestId: string, record: RecordPress): Promise<void> {
  await page.goto(`/vendor/requests/${requestId}`);
  await named(page, /^Accept for \d+ tokens/).click();
  record(
    'Pro accepts a request',
    await timed(page, inDialog(page, /^Accept for/), { selector: '[role=log]', text: '' }),
  );
  await page.getByRole('textbox', { name: /^Message to/ }).fill('We can come on Tuesday.');
  record(
    'Pro sends a message',
    await timed(page, page.getByRole('button', { name: 'Send', exact: true }), {
      selector: '[role=log]',
      text: 'We can come on Tuesday.',
    }),
  );
  await page.getByLabel('Price each').first().fill('1450');
  record(
    'Pro sends a quote',
    await timed(page, named(page, 'Send quote'), {
      selector: 'button',
      text: 'Withdraw quote',
    }),
  );
}

/** The owner accepts the quote and writes to the Pro. */
async function agree(
  { page, person }: Visitor,
  requestId: string,
  record: RecordPress,
): Promise<void> {
  await page.goto(`/requests/${requestId}`);
  await named(page, 'Accept quote').click();
  record(
    'owner accepts a quote',
    await timed(page, inDialog(page, 'Accept quote'), {
      selector: 'h2',
      text: 'You chose your Pro',
    }),
  );
  const [talk] = await person.read<{ id: string }>(
    `conversations?select=id&request_id=eq.${requestId}`,
  );
  await page.goto(`/requests/${requestId}?talk=${talk?.id}`);
  await page.getByRole('textbox', { name: /^Message to/ }).fill('See you then.');
  record(
    'owner sends a message',
    await timed(page, page.getByRole('button', { name: 'Send', exact: true }), {
      selector: '[role=log]',
      text: 'See you then.',
    }),
  );
}

/** The Pro starts the work, which can be undone for a while, and delivers it. */
async function work({ page }: Visitor, requestId: string, record: RecordPress): Promise<void> {
  await page.goto(`/vendor/requests/${requestId}`);
  await named(page, 'Set date').click();
  await inDialog(page, 'Set date').click();
  await named(page, 'Start work').click();
  record(
    'Pro starts work',
    await timed(page, inDialog(page, 'Start work'), { selector: 'button', text: 'Undo' }),
  );
  await page.evaluate(HIDE_FOR_A_MOMENT);
  await named(page, 'Deliver work').waitFor();
  await page
    .locator('input[type=file][aria-label="Photos of the finished work"]')
    .setInputFiles(photo('done.jpg'));
  await page.getByRole('img', { name: 'Photo 1', exact: true }).waitFor();
  record(
    'Pro delivers',
    await timed(page, named(page, 'Deliver work'), {
      selector: 'button',
      text: 'Deliver work',
      isGone: true,
    }),
  );
}

/** The owner confirms the work and reviews it. */
async function confirm({ page }: Visitor, requestId: string, record: RecordPress): Promise<void> {
  await page.goto(`/requests/${requestId}`);
  await named(page, 'Accept work').click();
  record(
    'owner confirms work',
    await timed(page, inDialog(page, 'Accept work'), {
      selector: 'button',
      text: 'Write a review',
    }),
  );
  await page.locator('label').filter({ hasText: '5 stars' }).click();
  await page.getByLabel('How was the work?').fill('On time, careful and tidy.');
  record(
    'owner sends a review',
    await timed(page, named(page, 'Send review'), {
      selector: 'section',
      text: 'Thank you for your review.',
    }),
  );
}

/** An administrator approves a business and marks a message as answered. */
async function decide(
  { page, person }: Visitor,
  product: ProductCopy,
  record: RecordPress,
): Promise<void> {
  const [business] = await product.query(
    `update public.vendor_credentials c set verified_at = now()
     from (select vendor_id from public.vendor_profiles where state = 'under_review' order by vendor_id limit 1) v
     where c.vendor_id = v.vendor_id returning c.vendor_id`,
  );
  await page.goto(`/admin/vendor/${String(business?.['vendor_id'])}`);
  await named(page, 'Approve').click();
  await page.getByRole('dialog').getByRole('textbox').fill('All is in order');
  record(
    'admin approves a Pro',
    await timed(page, inDialog(page, 'Approve'), { selector: 'main button', text: 'Suspend' }),
  );
  const name = `Maya ${Date.now()}`;
  await person.call('send_contact_message', {
    name,
    email: 'maya@example.com',
    topic: 'other',
    body: `${name}: do you also work on Sundays?`,
  });
  await page.goto('/admin-utility/contact');
  await named(page, `Mark as answered: message from ${name}`).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Answered by phone');
  record(
    'admin decides a message',
    await timed(page, inDialog(page, 'Mark as answered'), {
      selector: `article[aria-label="Message from ${name}"]`,
      text: 'Answered by phone',
    }),
  );
}

/** Makes the most used presses once, from a new request to its review, and records how long each took. */
export async function measureDeal(
  browser: Browser,
  product: ProductCopy,
  record: RecordPress,
): Promise<void> {
  const [owner, vendor, admin] = await Promise.all(
    (['owner', 'pro1', 'admin'] as const).map((who) => signedIn(browser, product.origin, who)),
  );
  if (!owner || !vendor || !admin) return;
  const { id } = await submitWork(owner.person);
  await quote(vendor, id, record);
  await agree(owner, id, record);
  await work(vendor, id, record);
  await confirm(owner, id, record);
  await decide(admin, product, record);
  await Promise.all([owner, vendor, admin].map(({ page }) => page.context().close()));
}
