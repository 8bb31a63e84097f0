import { expect, test } from '../support/test';
import { addPhotos, answer, expectStep, goOnTo, putPin, wholeTreeInput } from '../support/wizard';

test('each step says what is missing, links to it, and keeps what was typed', async ({ page }) => {
  test.setTimeout(150_000);
  const refuse = async (...sentences: readonly string[]) => {
    await page.getByRole('button', { name: /^(Continue|Create account and send)$/ }).click();
    const summary = page.getByRole('main').getByText(/problems? to fix$/);
    await expect(summary).toBeVisible();
    for (const sentence of sentences) {
      await expect(page.getByRole('link', { name: sentence, exact: true })).toBeVisible();
    }
  };
  await page.goto('/request');
  await expectStep(page, 'price');
  await page.getByLabel('ZIP code').fill('7870');
  await refuse('Please choose the service you need', 'Please enter a 5-digit ZIP code');
  await expect(page.getByLabel('ZIP code')).toHaveValue('7870');
  await page.getByRole('radio', { name: /^Tree removal/ }).check();
  await page.getByLabel('ZIP code').fill('00000');
  await refuse("We couldn't find this ZIP code");
  await answer.price(page);
  await goOnTo(page, 'trees');

  await page.getByLabel('Height').fill('tall');
  await refuse("Please choose the tree's condition");
  await expect(page.getByLabel('Height')).toBeFocused();
  await expect(page.getByLabel('Height')).toHaveValue('tall');
  await wholeTreeInput(page).setInputFiles({
    name: 'tree.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText(/“tree\.jpg” is not a photo/)).toBeVisible();
  await answer.trees(page);
  await goOnTo(page, 'work');

  await refuse(
    'Please choose when the work should happen',
    'Please describe in a sentence or two what you need',
  );
  await page.getByLabel('What needs to be done?').fill('x');
  await refuse('Please describe the work in at least 10 characters');
  await answer.work(page);
  await goOnTo(page, 'send');

  await page.getByLabel('Street address').fill('7');
  await page.getByLabel('Phone').fill('12');
  await refuse('The address is too short', 'Please enter your first name');
  await expect(page.getByLabel('Phone')).toHaveValue('12');
});

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
