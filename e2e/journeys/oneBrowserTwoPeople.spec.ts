import type { Page } from '@playwright/test';
import { expectSamePage, openMarked, signInHere, signOutHere } from '../support/inOnePage';
import { expect, test } from '../support/test';
import { answer, goOnTo } from '../support/wizard';

// What an owner begins to write follows the owner into other tests.
test.use({ isolatedStack: true });

async function go(page: Page, name: 'Dashboard' | 'Messages', heading: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test('an owner, then a Pro in the same page: nothing of the first is left behind', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const joined: string[] = [];
  const left: string[] = [];
  const askedAsVendor: string[] = [];
  let isVendorHere = false;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const text = String(payload);
      const topic = /realtime:user:[0-9a-f-]+/.exec(text)?.[0];
      if (topic && text.includes('phx_join')) joined.push(topic);
      if (topic && text.includes('phx_leave')) left.push(topic);
    });
  });
  page.on('request', (request) => {
    if (isVendorHere) askedAsVendor.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await openMarked(page);

  await test.step('the owner reads, begins a message and a request', async () => {
    await signInHere(page, 'owner');
    await expect(page).toHaveURL('/dashboard');
    await go(page, 'Messages', /^Messages$/);
    await page
      .getByRole('link', { name: /Whitfield Tree & Crown/ })
      .first()
      .click();
    await page.getByLabel(/^Message to Whitfield/).fill('A secret of the owner');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Request Service' })
      .click();
    await answer.price(page);
    await goOnTo(page, 'trees');
    await go(page, 'Dashboard', /Maya/);
    await expect.poll(() => joined.length).toBeGreaterThan(0);
    await signOutHere(page);
  });
  const ownersTopic = joined[0] ?? '';
  const ownerId = ownersTopic.split(':').at(-1) ?? 'nobody';

  await test.step('signed out, no one sees the draft or hears the owner’s channel', async () => {
    await expect.poll(() => left).toContain(ownersTopic);
    await expect(page.getByText('Pending Service Request')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Notifications/ })).toHaveCount(0);
  });

  isVendorHere = true;
  await test.step('the Pro sees the Pro’s pages alone', async () => {
    await signInHere(page, 'pro2');
    await expect(page).toHaveURL('/vendor/dashboard');
    // Below them the Pro's own work may name the owner as a customer.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Boone/);
    await expect(page.getByRole('banner').getByText(/Maya/)).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Request Service' }),
    ).toHaveCount(0);
    await expect(page.getByText('Pending Service Request')).toHaveCount(0);
    await go(page, 'Messages', /^Messages$/);
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click();
    await expect(
      page.getByRole('textbox').or(page.getByText('This conversation is closed.')),
    ).toBeVisible();
    await expect(page.getByText('A secret of the owner')).toHaveCount(0);
  });

  await test.step('nothing was asked in the owner’s name, and the page was never reloaded', async () => {
    await expect
      .poll(() => joined.filter((topic) => topic !== ownersTopic).length)
      .toBeGreaterThan(0);
    expect(joined.filter((topic) => topic === ownersTopic).length).toBeGreaterThan(0);
    expect(askedAsVendor.filter((asked) => asked.includes(ownerId))).toEqual([]);
    await expectSamePage(page);
    await signOutHere(page);
  });

  await test.step('the owner, back again, finds the request that was begun', async () => {
    isVendorHere = false;
    await signInHere(page, 'owner');
    await expect(page.getByText('Pending Service Request')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Pending Service Request')).toHaveCount(0);
  });
});
