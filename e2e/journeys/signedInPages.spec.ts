import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test('text messages are agreed to, confirmed by the code that was sent, and stopped', async ({
  newSession,
  product,
}) => {
  const sendTexts = (sends: boolean) =>
    product.query(`update private.delivery_policy set sends_texts = ${sends}`);
  const { page } = await newSession('owner');
  const part = page.getByRole('group', { name: 'Text messages' });
  await sendTexts(true);
  try {
    await page.goto('/account');
    await part.getByLabel('Mobile phone').fill('(512) 555-0199');
    await part.getByRole('checkbox', { name: /Reply STOP to end them or HELP/ }).check();
    await expectAccessible(page);
    await part.getByRole('button', { name: 'Text me a code' }).click();
    await expect(part.getByLabel('Code')).toBeVisible();

    // No text message leaves this machine: it waits, or is given up, where a worker would find it.
    const [text] = await product.query(
      `select recipient, body_text from private.outbox where kind = 'text_code' order by id desc limit 1`,
    );
    expect(text).toMatchObject({ recipient: '+15125550199' });
    const [code = ''] = /^[0-9]+/.exec(String(text?.['body_text'])) ?? [];
    await part.getByLabel('Code').fill(code);
    await part.getByRole('button', { name: 'Confirm' }).click();
    await expect(part.getByText(/^Text messages go to \(512\) 555-0199\./)).toBeVisible();
    await page.getByText('Customize by type').click();
    await expect(
      page.getByRole('checkbox', { name: 'Text message', exact: true }).first(),
    ).toBeVisible();

    await part.getByRole('button', { name: 'Stop text messages' }).click();
    await expect(part.getByRole('button', { name: 'Text me a code' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Text message', exact: true })).toHaveCount(0);
  } finally {
    await sendTexts(false);
  }
});
