import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkedAndroidPages } from '../../deploy/appLinks';
import { paths } from '../../shared/kernel/src/contract/paths';
import { RETURN_TO } from '../../supabase/functions/_shared/payments/checkout';
import { openMarketplace, type Marketplace } from '../../supabase/tests/support/marketplace';

// Links in mails and push messages, and returns from a
// browser, open the app, where people are signed in.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const isLinked = (address: string) =>
  linkedAndroidPages.some((page) =>
    page.endsWith('/') ? address.startsWith(page) : address === page,
  );
const TEMPLATES = path.join(__dirname, '../../supabase/templates');

test('services lead back to the app', () => {
  const inMails = readdirSync(TEMPLATES).flatMap((file) =>
    [
      ...readFileSync(path.join(TEMPLATES, file), 'utf8').matchAll(
        /\{\{ \.SiteURL \}\}(\/auth[^#"]*)/g,
      ),
    ].map(([, address = '']) => address),
  );
  expect(inMails).toContain('/auth/confirm');
  const addresses = [...inMails, paths.authCallback(), RETURN_TO];
  expect(addresses.filter((address) => !isLinked(address))).toEqual([]);
});

test('every page that a push message links to opens in the app', async () => {
  const pages = await market.database.query<{ page: string }>(
    `select distinct private.page_for(side, kind, gen_random_uuid()) as page
     from private.notification_kinds, unnest(sides) side where push`,
  );
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(({ page }) => !isLinked(page))).toEqual([]);
  expect(isLinked('/vendor/payments/other')).toBe(false);
});
