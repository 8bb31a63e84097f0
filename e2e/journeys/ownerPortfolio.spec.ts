import { readFile } from 'node:fs/promises';
import { signInAs } from '../support/signIn';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const file = (name: string, rows: readonly (readonly (string | number)[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(',')).join('\r\n')),
});

const PROPERTIES = Array.from({ length: 12 }, (_, place) => [
  `Block ${place + 1}`,
  `${place + 1} Portfolio Way`,
  '78704',
]);

const TREES = Array.from({ length: 300 }, (_, place) => [
  `Block ${(place % 12) + 1}`,
  `Oak ${place + 1}`,
  'Live oak',
  20 + (place % 40),
  place % 50 === 0 ? 'dead' : 'healthy',
]);

test('a property manager brings 12 properties and 300 trees, corrects what was wrong, and takes them along', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signInAs(page, 'manager');
  await page.goto('/properties');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.waitForURL('**/properties/import');

  await test.step('twelve properties, one with a ZIP code no one knows', async () => {
    const bad = [...PROPERTIES.slice(0, 11), ['Block 12', '12 Portfolio Way', '00000']];
    const rows = [['Name', 'Address', 'ZIP code'], ...bad];
    await page
      .getByLabel('Choose a file of properties')
      .setInputFiles(file('properties.csv', rows));
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(page.getByText('11 properties to add, 0 already there.')).toBeVisible();
    await expect(page.getByText("We don't recognize this ZIP code.")).toBeVisible();
    await page.getByRole('button', { name: 'Import 11 rows' }).click();
    await expect(page.getByText('11 properties added')).toBeVisible();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download rows to correct' }).click();
    const report = await readFile(await (await download).path(), 'utf8');
    expect(report).toContain(
      "Block 12,12 Portfolio Way,00000,13,We don't recognize this ZIP code.",
    );

    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByLabel('Choose a file of properties').setInputFiles({
      name: 'corrected.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(report.replace('00000', '78704')),
    });
    await expect(page.getByLabel('What “Problem” is')).toHaveValue('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('1 property added')).toBeVisible();
  });

  await test.step('three hundred trees, three of them with a mistake', async () => {
    await page.goto('/properties/import?list=trees');
    const rows = [
      ['Property', 'Tree', 'Species', 'Height (ft)', 'Condition'],
      ...TREES,
      ['Nowhere', 'Elm', 'Elm', 20, 'healthy'],
      ['Block 1', 'Elm', 'Elm', 'tall', 'healthy'],
      ['Block 1', '', 'Elm', 20, 'healthy'],
    ];
    await page.getByLabel('Choose a file of trees').setInputFiles(file('trees.csv', rows));
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(page.getByText('300 rows ready to import, 3 rows to correct.')).toBeVisible();
    await page.getByRole('button', { name: 'Import 300 rows' }).click();
    await expect(page.getByText('300 trees added')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('You have no property called “Nowhere”.')).toBeVisible();
    await expect(page.getByText('“tall” is not a height from 1 to 390 feet.')).toBeVisible();
  });

  await test.step('the portfolio shows them; a list brought twice adds nothing', async () => {
    await page.getByRole('link', { name: 'View properties' }).click();
    await page.waitForURL('**/properties');
    await page.getByLabel('Search your properties').fill('portfolio way');
    await expect(page.getByText('12 properties', { exact: true })).toBeVisible();
    const block = page.getByRole('link', { name: /^Block 1 / });
    await expect(block).toContainText('25 trees');
    await expect(block).toContainText('1 needs attention');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'All trees as CSV' }).click();
    const exported = await readFile(await (await download).path());
    expect(exported.toString().match(/Oak \d+,/g)).toHaveLength(300);
    await page.goto('/properties/import?list=trees');
    await page
      .getByLabel('Choose a file of trees')
      .setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: exported });
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(page.getByText(/^0 trees to add, \d+ already there\.$/)).toBeVisible();
    await page.getByRole('button', { name: /^Import \d+ rows$/ }).click();
    await expect(page.getByText('0 trees added')).toBeVisible({ timeout: 60_000 });
  });
});

test('two tabs edit one property: no one overwrites the other unseen, and nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'owner');
  await page.goto('/properties');
  await page.getByRole('button', { name: 'Add property' }).click();
  const adding = page.getByRole('dialog', { name: 'Add property' });
  await adding.getByLabel(/^Name/).fill('Old name');
  await adding.getByLabel('Street address').fill('7 Two Tabs Road');
  await adding.getByLabel('ZIP code').fill('78704');
  await adding.getByRole('button', { name: 'Add property' }).click();
  await page.waitForURL(/\/properties\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Old name' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [tab, name] of [
    [page, 'First tab'],
    [other, 'Second tab'],
  ] as const) {
    await tab.getByRole('button', { name: 'Edit', exact: true }).click();
    await tab.getByRole('dialog').getByLabel(/^Name/).fill(name);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Save property' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First tab' })).toBeVisible();

  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText(/^This was changed since you opened it/).first()).toBeVisible();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Second tab');
  await expect(dialog.getByText('Saved: First tab. You typed: Second tab.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save property' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'First tab' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my changes' }).click();
  await dialog.getByRole('button', { name: 'Save property' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Second tab' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Second tab' })).toBeVisible();
});
