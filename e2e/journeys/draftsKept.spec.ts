import type { Page } from '@playwright/test';
import { asPerson, submitWork } from '../support/asPerson';
import { leadOf, takeLead } from '../support/deals';
import { signOutHere } from '../support/inOnePage';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

test('what a Pro types survives the tab, and signing out removes it', async ({ newSession }) => {
  const { page } = await newSession('pro1');
  const work = (on: Page) => on.getByLabel('Work', { exact: true });
  const killed = await page.context().newPage();
  await killed.goto('/vendor/pricing');
  await work(killed).fill('Cabling');
  await expect(killed.getByText('Draft saved', { exact: true })).toBeVisible();
  await killed.close({ runBeforeUnload: false });

  await page.goto('/vendor/pricing');
  await expect(work(page)).toHaveValue('Cabling');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(work(page)).toHaveValue('');
  await work(page).fill('Bracing');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft:')).length);
  // The one that was discarded leaves once the server knows of it.
  await expect.poll(drafts).toBe(1);
  await signOutHere(page);
  await expect.poll(drafts).toBe(0);
});

test('what a Pro types is on the other device, until it is sent from there', async ({
  request,
  newSession,
}) => {
  test.setTimeout(180_000);
  const owner = await asPerson(request, 'owner');
  const { page: phone, caller: vendor } = await newSession('pro1');
  const { page: laptop } = await newSession('pro1');
  const work = await submitWork(owner);
  await takeLead(vendor, await leadOf(vendor, work));
  const address = `/vendor/requests/${work.id}`;
  const quote = (page: Page) => page.getByRole('form', { name: 'Quote', exact: true });
  const message = (page: Page) => quote(page).getByLabel(/^Message/);
  const price = (page: Page) => quote(page).getByLabel('Price each').first();
  const chat = (page: Page) => page.getByLabel('Message to Maya', { exact: true });
  /** What the server keeps of the quote or the message, as text. */
  const kept = async (form: 'quote' | 'message') => {
    const drafts = await vendor.read<{ key: string; content: unknown }>(
      'form_drafts?select=key,content',
    );
    return JSON.stringify(drafts.find(({ key }) => key.startsWith(form))?.content);
  };

  await test.step('the quote, with its lines', async () => {
    await phone.goto(address);
    await message(phone).fill('We rope every limb down.');
    await price(phone).fill('640');
    await expect.poll(() => kept('quote')).toMatch(/limb down.*640|640.*limb down/);
    await laptop.goto(address);
    await expect(message(laptop)).toHaveValue('We rope every limb down.');
    await expect(price(laptop)).toHaveValue(/640/);
    await expect(quote(laptop).getByText('Draft restored')).toBeVisible();
  });

  await test.step('what is typed on, back on the first device', async () => {
    await message(laptop).fill('We rope every limb down, by hand.');
    await expect.poll(() => kept('quote')).toContain('by hand');
    await phone.reload();
    await expect(message(phone)).toHaveValue('We rope every limb down, by hand.');
  });

  await test.step('once the quote is sent, its draft is gone', async () => {
    await quote(laptop).getByRole('button', { name: 'Send quote' }).click();
    await expect(laptop.getByText(/^Version 1, sent/)).toBeVisible();
    await expect.poll(() => kept('quote')).toBe('null');
  });

  await test.step('a message that is sent from the other device is in neither one after', async () => {
    await chat(phone).fill('Is there a gate?');
    await expect.poll(() => kept('message')).toContain('Is there a gate?');
    await laptop.reload();
    await expect(chat(laptop)).toHaveValue('Is there a gate?');
    await chat(laptop).press('Enter');
    await expect(laptop.getByRole('log').getByText('Is there a gate?')).toBeVisible();
    await expect.poll(() => kept('message')).toBe('null');
    for (const page of [phone, laptop]) {
      await page.reload();
      await expect(chat(page)).toHaveValue('');
    }
  });
});
