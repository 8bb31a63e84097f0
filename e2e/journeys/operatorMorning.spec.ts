import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { enterOn, spaceOn, tabTo, typeInto } from '../support/keyboard';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

const SPAMMER = 'Whitfield Tree & Crown';
const CHECKED = 'Confirmed with the issuer by phone.';
const RULED = 'The quote leaves hauling out.';
const CREDITED = 'The photos show another tree.';
const NOTE = 'Called the insurer, who confirmed the policy.';
const SPAM = 'Writes the same text to every owner.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page by its name, typing at once. */
async function goTo(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.keyboard.type(title);
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(title);
  await expect(page.getByRole('option', { name: new RegExp(`^${title}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText(title);
}

/** Shows the cases of one kind and opens the first. */
async function openFirst(page: Page, kind: string, noun: string): Promise<void> {
  await goTo(page, 'Review queue');
  await tabTo(page, /^Kind/);
  await page.keyboard.type(kind);
  const cases = page.getByRole('table', { name: 'Cases' });
  const rows = cases.getByRole('row').filter({ has: page.getByRole('link') });
  // The rows of every kind stay until those of one kind have come.
  await expect(async () => {
    const texts = await rows.allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !text.includes(noun))).toEqual([]);
  }).toPass();
  const title = await rows.first().getByRole('link').textContent();
  await enterOn(page, title ?? '');
  await expect(heading(page)).toContainText(`${noun}: `);
}

/** Answers the open dialog with a reason. */
async function confirm(page: Page, field: RegExp, words: string, label: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await typeInto(page, field, words);
  await enterOn(page, label);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const isClosed = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This case is closed' })).toBeVisible();

test("an operator's morning by keyboard alone", async ({ page }) => {
  test.setTimeout(480_000);
  await signInAs(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('table', { name: 'Cases' })).toBeVisible();

  await test.step('three Pros are approved, one after the other', async () => {
    await openFirst(page, 'Applications', 'Application');
    await expectAccessible(page);
    for (const place of [1, 2, 3]) {
      const verify = page.getByRole('button', { name: /^Verify / });
      await expect(page.getByRole('list', { name: 'Checklist' })).toBeVisible();
      while ((await verify.count()) > 0) {
        const left = await verify.count();
        await enterOn(page, /^Verify /);
        await confirm(page, /^Evidence/, CHECKED, 'Verify');
        await expect(verify).toHaveCount(left - 1);
      }
      if (place === 1) {
        // Letters typed into a field are no commands.
        await typeInto(page, /^Note/, NOTE);
        await enterOn(page, 'Add note');
        await expect(page.getByRole('list', { name: 'Notes' }).getByText(NOTE)).toBeVisible();
      }
      await page.keyboard.press('a');
      await confirm(page, /^Reason/, CHECKED, 'Approve');
      await isClosed(page);
      if (place < 3) {
        await page.keyboard.press('j');
        await expect(heading(page)).toContainText('Application: ');
        await expect(heading(page)).toBeFocused();
      }
    }
  });

  await test.step('a dispute is decided', async () => {
    await openFirst(page, 'Disputes', 'Dispute');
    await spaceOn(page, /^Put it on record/);
    await typeInto(page, /^Reason/, RULED);
    await enterOn(page, 'Decide dispute');
    await isClosed(page);
  });

  await test.step('a claim is granted', async () => {
    await openFirst(page, 'Refund', 'Refund claim');
    await expect(page.getByRole('button', { name: /^Grant/ })).toBeVisible();
    await page.keyboard.press('a');
    await confirm(page, /^Reason/, CREDITED, 'Grant');
    await isClosed(page);
  });

  await test.step('one adjustment is approved and the next rejected', async () => {
    await openFirst(page, 'Token', 'Token adjustment');
    await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible();
    await page.keyboard.press('a');
    await confirm(page, /^Reason/, 'The leads were checked.', 'Approve');
    await isClosed(page);
    await page.keyboard.press('j');
    await expect(page.getByRole('button', { name: /^Reject/ })).toBeVisible();
    await page.keyboard.press('r');
    await confirm(page, /^Reason/, 'Most offers were right.', 'Reject');
    await isClosed(page);
  });

  await test.step('a spammer is found and suspended', async () => {
    await page.keyboard.press('Control+K');
    await page.keyboard.type(SPAMMER);
    await expect(page.getByRole('option', { name: new RegExp(`^${SPAMMER}`) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(SPAMMER);
    await enterOn(page, 'Suspend');
    await confirm(page, /^Reason/, SPAM, 'Suspend');
    await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
  });

  await test.step('the audit log tells all of it, and is whole', async () => {
    await goTo(page, 'Audit log');
    const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
    await tabTo(page, /^Reason or ID/);
    const search = async (reason: string) => {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(reason);
      await page.keyboard.press('Enter');
    };
    for (const [action, reason] of [
      ['Suspended a Pro', SPAM],
      ['Rejected a token adjustment', 'Most offers were right.'],
      ['Approved a token adjustment', 'The leads were checked.'],
      ['Granted a refund claim', CREDITED],
      ['Decided a dispute', RULED],
    ] as const) {
      await search(reason);
      await expect(
        rows.filter({ hasText: reason }).filter({ hasText: action }).first(),
      ).toBeVisible();
    }
    await search(CHECKED);
    const approved = rows.filter({ hasText: 'Approved a Pro' }).filter({ hasText: CHECKED });
    await expect(approved).toHaveCount(3);
    await enterOn(page, 'Check entries');
    await expect(page.getByText(/^All [\d,]+ entries are as they were written$/)).toBeVisible();
  });
});
