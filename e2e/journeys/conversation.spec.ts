import { photo } from '../support/pictures';
import { signInAs } from '../support/signIn';
import { interceptSocket } from '../support/socket';
import { expect, test } from '../support/test';

const permit = {
  name: 'permit.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
};

test('photos and PDFs go with a message, and hidden contact details are marked on both sides', async ({
  page: owner,
  newSession,
}) => {
  test.setTimeout(180_000);
  const { page: vendor } = await newSession('pro1');
  const socket = await interceptSocket(owner);

  // The request both have a quote on, of which the owner has shared no contact details yet.
  await vendor.goto('/messages');
  await vendor.getByRole('link', { name: /Maya.*Keep the car away/ }).click();
  await expect(vendor.getByRole('heading', { name: 'Maya', exact: true })).toBeVisible();

  await test.step('what cannot be sent says why, and the words stay', async () => {
    await vendor.getByLabel('Message to Maya', { exact: true }).fill('Call me: 512 555 0143');
    await vendor
      .getByLabel('Photos or PDFs', { exact: true })
      .setInputFiles({ name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await expect(vendor.getByText('“setup.pdf” is not a photo or PDF')).toBeVisible();
    await expect(vendor.getByLabel('Message to Maya', { exact: true })).toHaveValue(/512 555/);
  });

  await test.step('a photo and a PDF are shown, and one that was not meant is taken out', async () => {
    await vendor
      .getByLabel('Photos or PDFs', { exact: true })
      .setInputFiles([photo('oak.jpg'), permit, photo('wrong.jpg')]);
    await expect(
      vendor.getByRole('list', { name: 'Files to send' }).getByRole('listitem'),
    ).toHaveCount(3);
    await vendor.getByRole('button', { name: 'Remove wrong.jpg', exact: true }).click();
    await vendor.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(vendor.getByRole('list', { name: 'Files to send' })).toHaveCount(0);
  });

  await test.step('the Pro sees them sent, and that the number is hidden from the owner', async () => {
    const log = vendor.getByRole('log');
    await expect(log.getByText('[phone hidden]', { exact: true })).toHaveCount(0);
    await expect(log.getByText(/^Only you see the contact details in this message/)).toBeVisible();
    await expect(log.getByRole('button', { name: 'Enlarge: oak.jpg' })).toBeVisible();
    await expect(log.getByRole('link', { name: /^Download permit\.pdf/ })).toBeVisible();
  });

  await test.step('the owner sees the same, opens the photo and saves the PDF', async () => {
    await signInAs(owner, 'owner');
    await owner.goto('/messages');
    await owner.getByRole('link', { name: /Whitfield Tree & Crown.*\[phone hidden\]/ }).click();
    const log = owner.getByRole('log');
    await expect(log.getByText('[phone hidden]', { exact: true })).toBeVisible();
    await log.getByRole('button', { name: 'Enlarge: oak.jpg' }).click();
    const large = owner.getByRole('dialog').getByRole('img', { name: 'oak.jpg' });
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(owner.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
    await owner.keyboard.press('Escape');
    await expect(owner.getByRole('dialog')).toHaveCount(0);
    const saving = owner.waitForEvent('download');
    await log.getByRole('link', { name: /^Download permit\.pdf/ }).click();
    expect((await saving).suggestedFilename()).toBe('permit.pdf');
  });

  await test.step('what was begun is still there after a look elsewhere', async () => {
    await owner.getByLabel(/^Message to Whitfield/).fill('Would Monday');
    await owner
      .getByRole('link', { name: /request #\d+/ })
      .first()
      .click();
    await owner.waitForURL('**/requests/*');
    await owner.goBack();
    await expect(owner.getByLabel(/^Message to Whitfield/)).toHaveValue('Would Monday');
  });

  const send = async (words: string) => {
    await vendor.getByLabel('Message to Maya', { exact: true }).fill(words);
    await vendor.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(vendor.getByRole('log').getByText(words, { exact: true })).toBeVisible();
  };

  await test.step('a message sent while the line was cut is there once it is mended', async () => {
    const missed = owner.getByRole('log').getByText('Monday it is.', { exact: true });
    await expect.poll(() => socket.isListening()).toBe(true);
    await socket.cut();
    await send('Monday it is.');
    await expect(missed).toHaveCount(0);
    const read = owner.waitForResponse('**/rpc/mark_conversation_read');
    socket.restore();
    await expect(missed).toBeVisible({ timeout: 30_000 });
    // Otherwise the next message would only add to this unread notification.
    await read;
  });

  await test.step('and so is the bell’s count on any other page', async () => {
    await owner.getByRole('link', { name: 'Tree Service', exact: true }).first().click();
    await expect(owner).toHaveURL('/');
    // The bell learns a moment later what was read in the conversation.
    await owner.reload();
    const bell = owner.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/, \d+ unread$/);
    const unread = async () =>
      Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '0')?.[0] ?? 0);
    await expect.poll(() => socket.isListening()).toBe(true);
    const before = await unread();
    await socket.cut();
    await send('Until Monday, then.');
    expect(await unread()).toBeLessThanOrEqual(before);
    socket.restore();
    await expect.poll(unread, { timeout: 30_000 }).toBeGreaterThan(before);
  });
});
