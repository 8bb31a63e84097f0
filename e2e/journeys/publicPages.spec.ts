import { expectAccessible } from '../support/accessibility';
import { goOn } from '../support/inOnePage';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

type PublicPage = readonly [path: string, heading: RegExp, title: RegExp];

/**
 * Every public address with the beginning of its heading and of its title. No two with the same heading follow
 * each other: the second would be found before it is drawn.
 */
const pages: Readonly<Record<string, readonly PublicPage[]>> = {
  services: [
    ['/', /^Expert Tree Care At Your Fingertips$/, /^Tree Service \| Expert tree care/],
    ['/services', /^Services and Prices$/, /^Services and Prices \|/],
    ['/services/prices', /^What Tree Work Costs$/, /^What Tree Work Costs \|/],
    ['/services/tree-removal', /^What tree removal costs$/, /^What tree removal costs \|/],
    ['/services/emergency', /^What emergency tree work costs$/, /^What emergency/],
    ['/services/arborist/maryland', /costs in Maryland$/, /costs in Maryland \|/],
    ['/services/plumbing', /^Cost guide not found$/, /^Cost guide not found/],
    ['/how-it-works', /^How It Works$/, /^How It Works \|/],
    ['/help-center', /^Help Center$/, /^Help Center \|/],
    ['/welcome-flow', /^Take the Tour$/, /^Take the Tour \|/],
  ],
  'the company and its Pros': [
    ['/providers?zip=78704', /^Find a Professional$/, /^Find a Professional \|/],
    ['/about', /^About Tree Service$/, /^About Tree Service/],
    ['/careers', /^Careers$/, /^Careers \|/],
    ['/contact', /^Contact$/, /^Contact \|/],
    ['/privacy', /^Privacy$/, /^Privacy \|/],
    ['/accessibility', /^Accessibility$/, /^Accessibility \|/],
    ['/terms', /^Terms$/, /^Terms \|/],
    ['/providers', /^Find a Professional$/, /^Find a Professional \|/],
    ['/providers/00000000-0000-4000-8000-000000000000', /^Pro not found$/, /^Pro not found \|/],
  ],
  'the blog, accounts, requests and what is lost': [
    ['/blog', /^Tree Care, Explained$/, /^Blog: tree care/],
    ['/blog/when-to-prune-a-tree', /^When to prune a tree/, /^When to prune a tree/],
    ['/blog/no-such-article', /^Article not found$/, /^Article not found/],
    ['/confirmation', /^Your request$/, /^Your request \|/],
    ['/login', /^Welcome Back$/, /^Sign in \|/],
    ['/auth/register', /^Create your account$/, /^Create your account \|/],
    ['/join-as-pro', /^Join as a Pro$/, /^Join as a Pro \|/],
    ['/confirm-email', /^Confirm your email$/, /^Confirm your email \|/],
    ['/reset-password', /^Set a new password$/, /^Set a new password \|/],
    ['/request', /^What do you need\?$/, /^Request service|.+ \| Tree Service$/],
    ['/no/such/page', /^Oops! We couldn't find the page/, /^Page not found \|/],
  ],
};

const NO_INDEX = '<meta name="robots" content="noindex">';

/** Those that answer 404, which the browser writes to the console as if a file were missing. */
const lost = [
  '/services/plumbing',
  '/blog/no-such-article',
  '/no/such/page',
  '/providers/00000000-0000-4000-8000-000000000000',
];

for (const [subject, found] of Object.entries(pages)) {
  test(`each page about ${subject} has a heading, a title and no fault, and is accessible @core`, async ({
    page,
    request,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      const { pathname } = new URL(message.location().url || page.url());
      if (message.type() !== 'error' || lost.includes(pathname)) return;
      faults.push(`${page.url()}: ${message.text()}`);
    });
    for (const [path, heading, title] of found) {
      await test.step(path, async () => {
        const response = await request.get(path, { headers: { accept: 'text/html' } });
        expect(response.status()).toBe(lost.includes(path) ? 404 : 200);
        if (lost.includes(path)) expect(await response.text()).toContain(NO_INDEX);
        await goOn(page, path);
        const first = page.getByRole('heading', { level: 1 });
        await expect(first).toHaveText(heading);
        await expect(first).toHaveCount(1);
        await expect(page).toHaveTitle(title);
        await expect(page.getByText('Loading...')).toHaveCount(0);
        const levels = await page
          .locator('main :is(h1, h2, h3, h4, h5, h6)')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
        for (const [index, level] of levels.entries()) {
          const before = levels[index - 1] ?? 0;
          expect(level - before, `heading ${index + 1} of ${path}`).toBeLessThan(2);
        }
        await expectAccessible(page);
      });
    }
    expect(faults).toEqual([]);
  });
}

const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

test('the examples of a cost guide lie in the price bands below them, whose source is named', async ({
  page,
}) => {
  await page.goto('/services/tree-removal');
  for (const [title, band] of [
    ['Small tree', 'Up to 30 ft'],
    ['Medium tree', '30 to 60 ft'],
    ['Large tree', '60 to 80 ft'],
  ] as const) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const example = page.getByRole('article').filter({ has: heading });
    await expect(example).toContainText('$');
    const [low = 0, high = Infinity] = amountsIn(await example.innerText());
    const row = page.locator('dl > div').filter({ hasText: band }).first();
    const [least = Infinity, most = 0] = amountsIn(await row.innerText());
    expect([title, low >= least, high <= most]).toEqual([title, true, true]);
    expect(high - low).toBeLessThanOrEqual((most - least) / 2);
  }
  await expect(
    page.getByText(/Price sources: .*This Old House, “Average Tree Removal Costs” \(2025\)/),
  ).toBeVisible();
});

test('an approved Pro is found by ZIP code and service, and the profile is accessible', async ({
  page,
}) => {
  await page.goto('/providers');
  await page.getByLabel('ZIP code').fill('78704');
  await page.getByLabel('Service').selectOption('tree_removal');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/zip=78704&service=tree_removal/);
  const found = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const name = await found.textContent();
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expectAccessible(page);
});

test('the directory is sorted and filtered by its address, and shown on a map of counties', async ({
  page,
}) => {
  await page.goto('/providers?zip=78704');
  await page.locator('#root[data-arrived]').waitFor();
  const ratings = page.getByRole('main').getByRole('listitem').getByRole('img', { name: /stars/ });
  await page.getByLabel('Sort by', { exact: true }).selectOption('Best rated');
  await expect(page).toHaveURL(/sort=rating/);
  await page.getByLabel('Stars', { exact: true }).selectOption('4 and up');
  await expect(page).toHaveURL(/stars=4/);
  await expect(ratings.first()).toBeVisible();
  await expect(page.getByText('New here')).toHaveCount(0);
  await expect(async () => {
    const stars = await ratings.evaluateAll((all) =>
      all.map((one) => parseFloat(one.getAttribute('aria-label') ?? '0')),
    );
    expect(stars.length).toBeGreaterThan(1);
    expect(Math.min(...stars)).toBeGreaterThanOrEqual(4);
  }).toPass();
  await page.getByRole('link', { name: 'Show map' }).click();
  await expect(page).toHaveURL(/zip=78704&sort=rating&stars=4&map=yes/);
  const map = page.getByRole('group', { name: 'Pros around 78704' });
  const outlines = map.locator('svg g[transform*="scale"] path[d^="M"]');
  await expect(outlines.first()).toBeAttached();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Stars', { exact: true })).toHaveValue('4');
  await expect(outlines.first()).toBeAttached();
});

test('a ZIP code no one knows is answered in plain words', async ({ page }) => {
  await page.goto('/providers?zip=00000');
  await expect(page.getByRole('alert')).toHaveText("We don't recognize this ZIP code.");
});

test('a message to us arrives, and the page says where the answer goes', async ({ page }) => {
  await page.goto('/contact?topic=press');
  await expect(page.getByLabel('Topic')).toHaveValue('press');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByText('Please write your message').first()).toBeVisible();
  await page.getByLabel('Your name').fill('Robin Reader');
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Your message').fill('Which species do you recommend under wires?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').first()).toContainText("We'll reply to robin@");
});
