import { signInAs } from '../support/signIn';
import { asPerson } from '../support/asPerson';
import { enterOn, spaceOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

const NOTICE = 'Payments are down tonight from ten to eleven.';
const DAY_MS = 86_400_000;

/** A day as the browser's own date field takes it by keyboard: month, day, year. */
function typedDay(daysFromNow: number): string {
  return new Date(Date.now() + daysFromNow * DAY_MS)
    .toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' })
    .replaceAll('/', '');
}

test('a notice, a credential and a flag are decided by keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await signInAs(page, 'admin');
  await page.goto('/admin-utility/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();

  await typeInto(page, /^Message(?!s)/, NOTICE);
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  // After the year the field waits for Tab before it takes hour, minute and half of the day.
  await tabTo(page, /^Shown from/);
  await page.keyboard.type(typedDay(-2));
  await page.keyboard.press('Tab');
  await page.keyboard.type('0800AM');
  await tabTo(page, /^Shown until/);
  await page.keyboard.type(typedDay(2));
  await page.keyboard.press('Tab');
  await page.keyboard.type('0800AM');
  await enterOn(page, 'Publish announcement');
  const notice = page.getByRole('article', { name: NOTICE });
  await expect(notice.getByText('Live')).toBeVisible();

  await enterOn(page, `Withdraw “${NOTICE}”`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await typeInto(page, /^Reason/, 'The work is done.');
  await enterOn(page, 'Withdraw');
  await expect(notice.getByText('Withdrawn')).toBeVisible();

  const { id } = await asPerson(request, 'pro3');
  await page.goto(`/admin/vendor/${id}`);
  await expect(page.getByRole('list', { name: 'Credentials' })).toBeVisible();
  await enterOn(page, 'Verify Liability insurance');
  await expect(page.getByRole('dialog')).toBeVisible();
  await typeInto(page, /^Evidence/, 'Confirmed by the insurer by phone.');
  await enterOn(page, 'Verify');
  await expect(page.getByRole('button', { name: 'Withdraw Liability insurance' })).toBeVisible();

  await page.goto('/admin-utility/flags');
  await expect(page.getByRole('table').first()).toBeVisible();
  await enterOn(page, 'Edit video_upload');
  await expect(page.getByRole('dialog')).toBeVisible();
  await spaceOn(page, /^Enabled/);
  await typeInto(page, /^Reason/, 'Everybody may try it.');
  await enterOn(page, 'Save');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page
      .getByRole('row', { name: /video_upload/ })
      .getByText('On', { exact: true })
      .first(),
  ).toBeVisible();
});
