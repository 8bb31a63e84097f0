import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, type Row, test } from './statements';

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

const leads = (name: string, to: string, where: string): Row =>
  row(2, `${where}: '${name}' leads to ${to}`, async ({ page }) => {
    await expect(link(page, name)).toHaveAttribute('href', to);
  });

const tabs = ['tree-removal', 'arborist', 'maintenance', 'additional'] as const;

const cardsOf = (place: number): Row =>
  row(2, `The tab ${tabs[place]} has three cards with three benefits each`, async ({ page }) => {
    await page.getByRole('tab').nth(place).click();
    const cards = page.getByRole('tabpanel').getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading')).toBeVisible();
      await expect(card.getByRole('paragraph')).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveCount(3);
    }
  });

const community = (page: Page) => page.getByRole('heading', { name: 'Join Our Community' });

test('Home page of visitors (§2)', async ({ stage }) => {
  await stage.page.goto('/');
  await goThrough(stage, [
    row(2, `Hero: 'Expert Tree Care At Your Fingertips'`, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Expert Tree Care At Your Fingertips',
      );
    }),
    leads('Get an Estimate', '/request', 'Hero'),
    leads('Learn More', '/services', 'Hero'),
    row(2, `Visitors see the 'Join Our Community' block`, async ({ page }) => {
      await expect(community(page)).toBeVisible();
    }),
    leads('Take the Tour', '/welcome-flow', 'Community'),
    leads('Sign Up as Property Manager', '/auth/register', 'Community'),
    leads('Join as a Pro', '/join-as-pro', 'Community'),
    row(2, 'Services: four category tabs', async ({ page }) => {
      await expect(page.getByRole('tab')).toHaveCount(4);
    }),
    row(2, 'The default tab is tree-removal', async ({ page }) => {
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab').first()).toHaveText(/tree removal/i);
    }),
    cardsOf(0),
    cardsOf(1),
    cardsOf(2),
    cardsOf(3),
    leads('Log In to Request Service', '/login', 'Bottom button of visitors'),
    row(
      2,
      'The product promises local insured professionals and instant estimates',
      async ({ page }) => {
        await expect(page.getByText(/instant estimates.*local insured/i)).toBeVisible();
      },
    ),
  ]);
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('Home page on mobile (§2)', async ({ stage }) => {
    await stage.page.goto('/');
    await goThrough(stage, [
      row(2, 'On mobile the tabs become a select box', async ({ page }) => {
        await expect(page.getByRole('tablist')).toBeHidden();
        await expect(page.getByRole('combobox', { name: 'Service category' })).toBeVisible();
      }),
      row(2, 'The select box shows the category that is chosen', async ({ page }) => {
        await page.getByRole('combobox', { name: 'Service category' }).selectOption('arborist');
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
      }),
    ]);
  });
});

test('Home page of someone signed in (§2)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await stage.page.goto('/');
  await goThrough(stage, [
    leads('Request Service Now', '/request', 'Bottom button when logged in'),
    row(2, 'The community block is for visitors only', async ({ page }) => {
      await expect(link(page, 'Request Service Now')).toBeVisible();
      await expect(community(page)).toHaveCount(0);
    }),
  ]);
});
