import { expect, test } from '../support/test';
import { answer, expectStep, goOnTo, putPin, wholeTreeInput } from '../support/wizard';

const order = [
  'service',
  'property',
  'trees',
  'photos',
  'access',
  'timing',
  'estimate',
  'contact',
] as const;

test('each step says what is missing, links to it, and keeps what was typed', async ({ page }) => {
  test.setTimeout(150_000);
  const refuse = async (...sentences: readonly string[]) => {
    await page.getByRole('button', { name: /^(Continue|Check your answers)$/ }).click();
    const summary = page.getByRole('main').getByText(/problems? to fix$/);
    await expect(summary).toBeVisible();
    for (const sentence of sentences) {
      await expect(page.getByRole('link', { name: sentence, exact: true })).toBeVisible();
    }
  };
  await page.goto('/request');
  await expectStep(page, 'service');
  await refuse('Choose the service you need');
  await answer.service(page);
  await goOnTo(page, 'property');

  await page.getByLabel('ZIP code').fill('7870');
  await page.getByLabel('Street address').fill('7');
  await refuse('The address is too short');
  await expect(page.getByLabel('ZIP code')).toHaveValue('7870');
  await page.getByLabel('Street address').fill('77 Flight Mode Lane');
  await page.getByLabel('ZIP code').fill('00000');
  await refuse("We couldn't find this ZIP code");
  await answer.property(page);
  await goOnTo(page, 'trees');

  await page.getByLabel('Height').fill('tall');
  await refuse("Choose the tree's condition");
  await expect(page.getByLabel('Height')).toBeFocused();
  await expect(page.getByLabel('Height')).toHaveValue('tall');
  await answer.trees(page);
  await goOnTo(page, 'photos');

  await wholeTreeInput(page).setInputFiles({
    name: 'tree.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText(/“tree\.jpg” is not a photo/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue without photos' }).click();
  await expectStep(page, 'access');

  await refuse('Describe in a sentence or two what you need');
  await answer.access(page);
  await goOnTo(page, 'timing');
  await refuse('Choose when the work should happen');
  await answer.timing(page);
  await goOnTo(page, 'estimate');
  await goOnTo(page, 'contact');
  await page.getByLabel('Phone').fill('12');
  await refuse('Enter your first name');
  await expect(page.getByLabel('Phone')).toHaveValue('12');
});

test('the estimate follows every answer and says why', async ({ page }) => {
  await page.goto('/request');
  await answer.service(page);
  await goOnTo(page, 'property');
  await answer.property(page);
  await goOnTo(page, 'trees');
  await answer.trees(page);
  const soFar = page.getByText(/^Estimate so far: \$/);
  await expect(soFar).toHaveText('Estimate so far: $450 – $1,200');
  await page.getByRole('checkbox', { name: 'Near a building, fence or pool' }).check();
  await expect(soFar).not.toHaveText('Estimate so far: $450 – $1,200');
  await page.getByRole('button', { name: 'Enter distance around' }).click();
  await page.getByLabel('Distance around the trunk, in inches').fill('62.8');
  await page.getByLabel('Distance around the trunk, in inches').press('Enter');
  await expect(page.getByLabel('Trunk width')).toHaveValue('20');
  await page.getByText('Show details', { exact: true }).click();
  await expect(page.getByRole('table').getByRole('row').first()).toBeVisible();
});

test('service, ZIP code and height are enough for a price; the address is asked for before sending', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/request');
  await answer.service(page);
  await goOnTo(page, 'property');
  await page.getByLabel('ZIP code').fill('78704');
  await goOnTo(page, 'trees');
  await expect(page.getByText('Enter the height to see your estimate.')).toBeInViewport();
  await page.getByLabel('Height').fill('45');
  await expect(page.getByText('Estimate so far: $450 – $1,200')).toBeInViewport();
  await answer.trees(page);
  await goOnTo(page, 'photos');
  await page.getByRole('button', { name: 'Continue without photos' }).click();
  await answer.access(page);
  await goOnTo(page, 'timing');
  await page.getByRole('radio', { name: /^Right away/ }).check();
  await expect(page.getByText('Estimate so far: $800 – $1,800')).toBeVisible();
  await answer.timing(page);
  await goOnTo(page, 'estimate');
  await expect(page.getByText(/^National prices from price book/)).toContainText('Price sources:');
  await goOnTo(page, 'contact');
  await answer.contact(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('link', { name: 'Enter a street address' })).toBeVisible();
  await page.getByLabel('Street address').fill('77 Flight Mode Lane');
  await goOnTo(page, 'review');
  await expect(page.getByText('77 Flight Mode Lane, 78704')).toBeVisible();
});

test('back, forward and a reload in the middle keep every answer and photo', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/request');
  for (const [position, step] of order.slice(0, 5).entries()) {
    await answer[step](page);
    if (step === 'property') await putPin(page);
    if (step !== 'access') await goOnTo(page, order[position + 1] ?? 'review');
  }
  await page.goBack();
  await expectStep(page, 'photos');
  await page.goBack();
  await expectStep(page, 'trees');
  await expect(page.getByLabel('Species')).toHaveValue('Cedar elm');
  await page.goBack();
  await expectStep(page, 'property');
  await expect(page.getByRole('application', { name: 'Your trees' })).toBeVisible();
  await page.goForward();
  await expectStep(page, 'trees');
  await page.reload();
  await expectStep(page, 'trees');
  await expect(page.getByLabel('Height')).toHaveValue('45');
  await page.goForward();
  await expectStep(page, 'photos');
  await expect(page.getByRole('img', { name: /^The whole tree, photo/ })).toHaveCount(2);
  await page.goForward();
  await expectStep(page, 'access');
  await expect(page.getByLabel('What needs to be done?')).toHaveValue('It leans over the shed.');
});
