import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { personOf } from '../support/asPerson';
import { describeWork } from '../support/describeWork';
import { followMailedLink, mailTo } from '../support/mailbox';
import { createSession } from '../support/session';
import { expect, test } from '../support/test';
import { signUpToSend } from '../support/wizard';

async function writeAndSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await describeWork(page, 'Nora');
  await signUpToSend(page, email, PASSWORD);
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a request is sent when the mail is confirmed on another device, once, and both say so', async ({
  page: phone,
  newPage,
  request,
}) => {
  test.setTimeout(240_000);
  const email = 'nora@example.com';
  const laptop = await newPage();

  await test.step('written on the phone, it waits; nothing is sent', async () => {
    await writeAndSignUp(phone, email);
    await expect(phone.getByText('Your request is waiting: tree removal')).toBeVisible();
  });

  await test.step('the mail names it, and its link sends it from the laptop', async () => {
    const mail = await mailTo(request, email, /send your request/);
    expect(mail.text).toContain('Your request for tree removal is waiting.');
    await followMailedLink(laptop, mail);
    await expectHeading(laptop, 'Your request was sent');
    await expect(
      laptop.getByText(/^Your photo will be added when you sign in on the device/),
    ).toBeVisible();
  });

  await test.step('the phone notices', async () => {
    await expectHeading(phone, 'Your request was sent');
    await expect(
      phone.getByText('Your photo will be added when you sign in on this device.'),
    ).toBeVisible();
  });

  const owner = personOf(request, await createSession(request, email, PASSWORD));
  const sent = await owner.read<{ id: string; number: number }>(
    'service_requests?select=id,number',
  );
  expect(sent).toHaveLength(1);

  await test.step('the laptop follows it', async () => {
    await laptop.getByRole('link', { name: 'Sign in to follow it' }).click();
    await signIn(laptop, email);
    await expect(laptop).toHaveURL(`/requests/${sent[0]?.id}`);
    await expect(laptop.getByText(`#${sent[0]?.number}`).first()).toBeVisible();
  });

  await test.step('the phone adds its photo to the same request', async () => {
    await phone.getByRole('link', { name: 'Sign in and add your photo' }).click();
    await signIn(phone, email);
    await expectHeading(phone, 'We received your request');
    await expect(phone.getByText(`#${sent[0]?.number}`).first()).toBeVisible();
    const photos = await owner.read<{ path: string }>(
      `request_photos?select=path&request_id=eq.${sent[0]?.id}`,
    );
    expect(photos).toHaveLength(1);
    expect(await owner.read('service_requests?select=id')).toHaveLength(1);
    await expect(phone.getByText('Pending Service Request')).toHaveCount(0);
  });
});
