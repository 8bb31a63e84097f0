import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, type Row, test } from './statements';
import { toast } from './toasts';

const showsMenuAt = (width: number, isMobile: boolean): Row =>
  row(9, `At ${width} px the layout is ${isMobile ? '' : 'not '}mobile`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const toggle = page.getByRole('button', { name: 'Open menu' });
    if (!isMobile) await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(toggle).toBeVisible({ visible: isMobile });
  });

const planSays = (plan: string, texts: readonly RegExp[]): Row =>
  row(9, `${plan}: ${texts.map(({ source }) => source).join(', ')}`, async ({ page }) => {
    const card = page.getByRole('main').getByRole('article').filter({ hasText: plan });
    for (const text of texts) await expect(card).toContainText(text);
  });

const planBrings = (plan: string, marks: string): Row =>
  row(9, `${plan}: ${marks}`, async ({ page }) => {
    const brings = page.getByRole('row').filter({ hasText: plan }).getByRole('cell', {
      name: marks,
      exact: true,
    });
    await expect(brings).toBeVisible();
  });

const warnsOf = (name: string, oldest: number, agent: (version: number) => string): Row =>
  row(5, `The browser check warns of a browser older than ${name} ${oldest}`, async ({ page }) => {
    await page.addInitScript(
      (said) => {
        Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => said });
      },
      `Mozilla/5.0 ${agent(oldest - 1)}`,
    );
    await page.goto('/services');
    await expect(toast(page, 'Your browser may not work with this site')).toContainText(
      `${name} ${oldest - 1} is out of date`,
    );
  });

test('Breakpoints and touch targets (§2, §9)', async ({ stage }) => {
  await stage.page.goto('/');
  await goThrough(stage, [
    showsMenuAt(767, true),
    showsMenuAt(768, false),
    row(
      9,
      'At 1280 px the desktop navigation is on one line beside the brand',
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const header = page.getByRole('banner');
        const brand = await header.getByRole('link', { name: 'Tree Service' }).boundingBox();
        const join = await header.getByRole('link', { name: 'Join as a Pro' }).boundingBox();
        const middle = (box: typeof brand) => (box === null ? Number.NaN : box.y + box.height / 2);
        expect(Math.abs(middle(brand) - middle(join))).toBeLessThan(8);
        expect((join?.x ?? 0) + (join?.width ?? 0)).toBeLessThanOrEqual(1280);
      },
    ),
    row(2, 'A mobile touch button is at least 44 px high', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }),
    row(2, 'A large mobile touch button is 52 px high', async ({ page }) => {
      await page.goto('/auth/register');
      const box = await page.getByRole('button', { name: 'Create account' }).boundingBox();
      expect(box?.height).toBe(52);
    }),
  ]);
});

test('Plans (§9)', async ({ stage }) => {
  await signInAs(stage.page, 'pro1');
  await stage.page.goto('/vendor/priority');
  await goThrough(stage, [
    planSays('Premium Vendor Plan', [/\$99\.99/, /\$269\.97/, /\$999\.90/]),
    planSays('Premium Vendor Plan', [/by 1\.3,/, /Featured profile/, /Priority support/]),
    planSays('Preferred Vendor Plan', [/\$49\.99/, /\$134\.97/, /\$499\.90/]),
    planSays('Preferred Vendor Plan', [/by 1\.15,/, /Priority support/]),
  ]);
});

test('Marks of the plans (§9)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  await stage.page.goto('/admin-utility/plans');
  await goThrough(stage, [
    planBrings('Premium Vendor Plan', 'boost × 1.3, featured profile, priority support'),
    planBrings('Preferred Vendor Plan', 'boost × 1.15, priority support'),
  ]);
});

test('Browser check (§5)', async ({ stage }) => {
  await goThrough(stage, [
    warnsOf(
      'Chrome',
      90,
      (version) => `AppleWebKit/537.36 Chrome/${version}.0.4389.90 Safari/537.36`,
    ),
    warnsOf(
      'Firefox',
      88,
      (version) => `(X11; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
    ),
    warnsOf('Safari', 14, (version) => `AppleWebKit/605.1 Version/${version}.1 Safari/605.1`),
    warnsOf('Edge', 90, (version) => `Chrome/120.0 Safari/537.36 Edg/${version}.0.0.0`),
  ]);
});
