import { answer, expectStep, goOnTo } from '../support/wizard';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-owner' });

testRunsAlone('mf-owner');

test('an owner changes a property, adds a tree and sends a request, without the shell', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signInAs(page, 'manager');
  await page.goto('/properties');

  await test.step('the property is renamed and gets a tree, which needs care', async () => {
    await page.getByRole('link', { name: /^Round Rock storage yard/ }).click();
    await page.waitForURL(/\/properties\/[\da-f-]{36}$/);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const editing = page.getByRole('dialog', { name: 'Edit property' });
    await editing.getByLabel(/^Name/).fill('Round Rock yard');
    await editing.getByRole('button', { name: 'Save property' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Round Rock yard' })).toBeVisible();

    await page.getByRole('button', { name: 'Add tree', exact: true }).click();
    const adding = page.getByRole('dialog', { name: 'Add tree' });
    await adding.getByLabel(/^Name/).fill('Elm at the fence');
    await adding.getByLabel(/^Condition/).selectOption('dead');
    await adding.getByRole('button', { name: 'Add tree' }).click();
    await expect(page.getByRole('region', { name: 'Recommended care' })).toContainText('Remove it');
  });

  await test.step('the request form leads to a request that is sent', async () => {
    await page.getByLabel('Page', { exact: true }).selectOption('/request');
    await expectStep(page, 'price');
    await answer.price(page);
    await goOnTo(page, 'trees');
    await answer.trees(page);
    await goOnTo(page, 'work');
    await answer.work(page);
    await goOnTo(page, 'send');
    await page.getByRole('radio', { name: /^Round Rock yard/ }).check();
    await page.getByRole('button', { name: 'Send request', exact: true }).click();
    // The page that thanks for it is another area's.
    await page.waitForURL('**/confirmation**');
    await page.getByLabel('Page', { exact: true }).selectOption('/requests');
    await page.getByLabel('Search your requests').fill('leans over the shed');
    await expect(page.locator('main').getByRole('link', { name: /#\d+/ })).toHaveCount(1);
  });
});
