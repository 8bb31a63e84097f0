import { expect, test } from '../support/test';
import { addPhotos, answer, expectStep, goOnTo, putPin } from '../support/wizard';

test('the price follows every answer and says why', async ({ page }) => {
  await page.goto('/request');
  await answer.price(page);
  await expect(page.getByText('Estimated price in Austin, TX')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Pros? we'd contact/ })).toBeVisible();
  await goOnTo(page, 'trees');
  await answer.trees(page);
  const soFar = page.getByText(/^Estimate so far: \$/);
  await expect(soFar).toHaveText('Estimate so far: $450 – $1,200');
  const beside = await page.getByRole('complementary', { name: 'Estimate so far' }).boundingBox();
  const form = await page.getByRole('form').boundingBox();
  expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await page.getByRole('checkbox', { name: 'Near a building, fence or pool' }).check();
  await expect(soFar).not.toHaveText('Estimate so far: $450 – $1,200');
  await page.getByRole('button', { name: 'Enter distance around' }).click();
  await page.getByLabel('Distance around the trunk, in inches').fill('62.8');
  await page.getByLabel('Distance around the trunk, in inches').press('Enter');
  await expect(page.getByLabel('Trunk width')).toHaveValue('20');
  await page.getByText('Show details', { exact: true }).click();
  await expect(page.getByRole('table').getByRole('row').first()).toBeVisible();
  await expect(page.getByText(/^National prices from our price book/)).toContainText(
    'Price sources:',
  );
});

test('the price stays in view on a phone, and there is no footer', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/request');
  await answer.price(page);
  await goOnTo(page, 'trees');
  const soFar = page.getByText('Estimate so far: $450 – $1,200');
  await expect(soFar).toBeInViewport();
  await answer.trees(page);
  await expect(soFar).toBeInViewport();
  await goOnTo(page, 'work');
  await expect(soFar).toBeInViewport();
  await page.getByRole('radio', { name: /^Right away/ }).check();
  await expect(page.getByText('Estimate so far: $800 – $1,800')).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('back, forward and a reload in the middle keep every answer and photo', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/request');
  await answer.price(page);
  await goOnTo(page, 'trees');
  await answer.trees(page);
  await addPhotos(page);
  await goOnTo(page, 'work');
  await answer.work(page);
  await goOnTo(page, 'send');
  await answer.send(page);
  await putPin(page);
  await page.goBack();
  await expectStep(page, 'work');
  await page.goBack();
  await expectStep(page, 'trees');
  await expect(page.getByLabel('Species')).toHaveValue('Cedar elm');
  await page.goBack();
  await expectStep(page, 'price');
  await expect(page.getByLabel('ZIP code')).toHaveValue('78704');
  await page.goForward();
  await expectStep(page, 'trees');
  await page.reload();
  await expectStep(page, 'trees');
  await expect(page.getByLabel('Height')).toHaveValue('45');
  await expect(page.getByRole('img', { name: /^The whole tree, photo/ })).toHaveCount(2);
  await page.goForward();
  await expectStep(page, 'work');
  await expect(page.getByLabel('What needs to be done?')).toHaveValue('It leans over the shed.');
  await page.goForward();
  await expectStep(page, 'send');
  await expect(page.getByLabel('Street address')).toHaveValue('77 Flight Mode Lane');
  await page.getByText('Mark the trees on a map (optional)', { exact: true }).click();
  await expect(page.getByRole('application', { name: 'Your trees' })).toBeVisible();
});
