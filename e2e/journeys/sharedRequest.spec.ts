import { asPerson } from '../support/asPerson';
import { expectAccessible } from '../support/accessibility';
import { leadOf, sendQuote, sendRequest, takeLead } from '../support/deals';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

test('an owner shows quotes to a second person by a link, and turns it off', async ({
  request,
  newSession,
  newPage,
}) => {
  test.setTimeout(180_000);
  const { page, caller: owner } = await newSession('owner');
  const vendor = await asPerson(request, 'pro1');
  const sent = await sendRequest(owner, '7 Sharing Lane', {
    access_notes: 'The gate code is 4711.',
  });
  const lead = await leadOf(vendor, sent);
  await takeLead(vendor, lead);
  await sendQuote(vendor, lead, { 'Crown lift': 900, 'Haul away': 150 });

  const visitor = await newPage();
  const link = await test.step('the owner makes a link', async () => {
    await page.goto(`/requests/${sent.id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this request' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const made = dialog.getByRole('textbox', { name: 'Link' });
    await expect(made).toHaveValue(/\/shared#[0-9a-f]{64}$/);
    await expectAccessible(page);
    return made.inputValue();
  });

  await test.step('a visitor reads the quote, and nothing that leads to the owner', async () => {
    await visitor.goto(link);
    const quote = visitor.getByRole('article', { name: /^Quote from Whitfield/ });
    await expect(quote.getByText('$1,050')).toBeVisible();
    await expect(quote.getByText('Crown lift')).toBeVisible();
    const main = visitor.getByRole('main');
    await expect(main.getByText('Branches over the roof.')).toBeVisible();
    await expect(main).not.toContainText(/Sharing Lane|4711/);
    await expectAccessible(visitor);
  });

  await test.step('turned off, it shows what a mistyped one shows', async () => {
    const dialog = page.getByRole('dialog', { name: 'Share this request' });
    await dialog.getByRole('button', { name: /^Turn off the link: All quotes/ }).click();
    await expect(dialog.getByRole('heading', { name: 'Active links' })).toHaveCount(0);
    const dead = visitor.getByRole('heading', { name: "This link doesn't work" });
    await visitor.reload();
    await expect(dead).toBeVisible();
    await visitor.goto('/');
    await visitor.goto(`/shared#${'0'.repeat(64)}`);
    await expect(dead).toBeVisible();
    await expectAccessible(visitor);
  });
});
