import { existsSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { createPrerenderer } from '../../deploy/prerender/prerenderer';
import { writePages } from '../../deploy/prerender/writePages';
import { startNginx } from '../../deploy/testing/startNginx';
import { publishableKeyIn } from '../support/pageConfiguration';
import type { ProductCopy } from '../support/productCopy';
import { expect, test } from '../support/test';

interface Vendor {
  readonly address: string;
  readonly name: string;
  readonly place: string;
  readonly reviews: number;
}

const arrived = '#root[data-arrived]';

async function vendorsIn(product: ProductCopy, condition: string): Promise<Vendor[]> {
  const rows = await product.query(
    `select vendor_id, business_name, city || ', ' || region as place, rating_count
     from public.vendor_profiles where ${condition} order by vendor_id`,
  );
  return rows.map((row) => ({
    address: `/providers/${String(row['vendor_id'])}`,
    name: String(row['business_name']),
    place: String(row['place']),
    reviews: Number(row['rating_count']),
  }));
}

async function one(product: ProductCopy, condition: string): Promise<Vendor> {
  const [vendor] = await vendorsIn(product, condition);
  if (!vendor) throw new Error(`The demo has no Pro with ${condition}.`);
  return vendor;
}

async function htmlAt(request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { accept: 'text/html' } });
  return { status: response.status(), html: await response.text() };
}

for (const reviewed of ['rating_count > 0', 'rating_count = 0']) {
  test(`the profile of a Pro with ${reviewed} says what it is without a script`, async ({
    product,
    request,
    baseURL,
  }) => {
    const vendor = await one(product, `state = 'approved' and ${reviewed}`);
    const { status, html } = await htmlAt(request, vendor.address);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${vendor.name}</h1>`));
    expect(html).toMatch(new RegExp(`<title>${vendor.name}[^<]*</title>`));
    expect(html).toMatch(
      new RegExp(`<meta name="description" content="[^"]*${vendor.place}[^"]*">`),
    );
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${vendor.address}">`);
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="${vendor.name}`));
    const [, text = '{}'] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
    const business = JSON.parse(text);
    expect(business).toMatchObject({ '@type': 'LocalBusiness', name: vendor.name });
    expect(business.aggregateRating?.reviewCount).toBe(vendor.reviews || undefined);
    // Addresses of photos end within the hour.
    expect(html).not.toContain('token=');
  });
}

test('a profile is taken over as it was drawn', async ({ product, page }) => {
  const vendor = await one(product, `state = 'approved' and rating_count > 0`);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|A read failed/i.test(message.text())) warnings.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('main h1');
      if (heading) Reflect.set(window, 'drawnHeading', heading);
    });
  });
  await page.goto(vendor.address);
  await expect(page.locator(`${arrived}[data-drawn-path="${vendor.address}"]`)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  expect(
    await page.evaluate(
      () => Reflect.get(window, 'drawnHeading') === document.querySelector('main h1'),
    ),
  ).toBe(true);
  expect(warnings).toEqual([]);
});

test('an address without a Pro whom visitors may see answers 404', async ({
  product,
  request,
  page,
}) => {
  const hidden = await one(product, `state <> 'approved'`);
  const shown = await one(product, `state = 'approved'`);
  const nobody = '/providers/00000000-0000-4000-8000-000000000000';
  const spelledOtherwise = shown.address.replace(/[^/]+$/, (id) => id.toUpperCase());
  for (const lost of [hidden.address, nobody, '/providers/oak', spelledOtherwise]) {
    const { status, html } = await htmlAt(request, lost);
    expect([lost, status]).toEqual([lost, 404]);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain(hidden.name);
  }
  await page.goto(nobody);
  await expect(page.locator(arrived)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Pro not found' })).toBeVisible();
});

test.describe('as the list of Pros changes', () => {
  test.use({ isolatedStack: true });

  test('a Pro approved after the pages were written is shown, and nginx follows with the next pages', async ({
    product,
    request,
    page,
  }) => {
    const { releases, origin } = product;
    const [first, ...others] = await vendorsIn(product, `state = 'approved'`);
    const waiting = await one(product, `state = 'under_review'`);
    const publishableKey = publishableKeyIn((await htmlAt(request, '/account')).html);
    const write = async () => {
      const configuration = { backendUrl: origin, publishableKey, remotesUrl: '/remotes.json' };
      const views = createPrerenderer({ releases, configuration, site: 'https://trees.example' });
      const addresses = await views.addresses();
      // The other pages are those of writePages.test.ts.
      const fewer = { ...addresses, pages: ['/providers'] };
      return writePages(releases, { ...views, addresses: () => Promise.resolve(fewer) });
    };
    const decide = (vendor: Vendor, state: string) =>
      product.query(
        `update public.vendor_profiles set state = '${state}' where vendor_id = '${path.basename(vendor.address)}'`,
      );
    if (!first) throw new Error('The demo has no Pros.');
    expect(await write()).toBe(others.length + 2);
    const nginx = await startNginx(releases, 'secret');
    const statusAt = async (address: string) =>
      (await fetch(`http://127.0.0.1:${nginx.port}${address}`)).status;

    expect(await statusAt(first.address)).toBe(200);
    expect(await statusAt(waiting.address)).toBe(404);
    expect((await htmlAt(request, waiting.address)).status).toBe(404);

    await decide(waiting, 'approved');
    await decide(first, 'suspended');
    expect((await htmlAt(request, waiting.address)).status).toBe(200);
    // Until the pages are written again, people see the profile, while the answer says 404.
    expect(await statusAt(waiting.address)).toBe(404);
    const lost = await (await fetch(`http://127.0.0.1:${nginx.port}${waiting.address}`)).text();
    await page.route(`**${waiting.address}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: lost }),
    );
    await page.goto(waiting.address);
    await expect(page.getByRole('heading', { level: 1, name: waiting.name })).toBeVisible();

    await write();
    await nginx.stop();
    expect(existsSync(path.join(releases, `pages${first.address}.html`))).toBe(false);
    const after = await startNginx(releases, 'secret');
    const answers = await Promise.all(
      [waiting, first].map(({ address }) => fetch(`http://127.0.0.1:${after.port}${address}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(await answers[0]?.text()).toContain('"@type":"LocalBusiness"');
    await after.stop();
  });
});
