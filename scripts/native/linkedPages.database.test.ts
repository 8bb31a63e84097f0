import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkedAndroidPages } from '../../deploy/appLinks';
import { paths } from '../../shared/kernel/src/contract/paths';
import { watchOpenedLinks } from '../../shared/kernel/src/native';
import { withoutServices } from '../../supabase/functions/_shared/outbox';
import { RETURN_TO } from '../../supabase/functions/_shared/payments/checkout';
import { pushCarrier, type Push } from '../../supabase/functions/_shared/push/push';
import { deliverOutbox } from '../../supabase/local/outbox/outboxWorker';
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

/** What the window of the app opens when a message with this link is pressed. */
function openedBy(link: string): string[] {
  const opened: string[] = [];
  let press: (action: object) => void = () => undefined;
  const PushNotifications = {
    addListener(event: string, listener: typeof press) {
      if (event === 'pushNotificationActionPerformed') press = listener;
    },
  };
  const window = {
    location: new URL('https://trees.example/account'),
    Capacitor: { isNativePlatform: () => true, Plugins: { PushNotifications } },
  };
  Reflect.set(globalThis, 'window', window);
  watchOpenedLinks((address) => opened.push(address));
  press({ notification: { data: { link } } });
  Reflect.deleteProperty(globalThis, 'window');
  return opened;
}

test('a push message that is pressed opens the page that the server sent with it', async () => {
  const { database } = market;
  const vendor = await market.vendor();
  await database.query(`update private.delivery_policy set sends_push = true`);
  await market.call(vendor, 'save_notification_preferences', { preferences: { quiet: false } });
  const device = { token: 'c0ffee'.repeat(12), platform: 'android' };
  await market.call(vendor, 'register_push_token', device);
  const { id } = await market.submit(await market.owner());
  const links: string[] = [];
  const fcm: Push = async (_token, { link }) => {
    links.push(link);
    return 'sent';
  };
  const push = pushCarrier({ apns: null, fcm }, async () => undefined);
  const carriers = { ...withoutServices, email: async () => 'sent' as const, push };
  await deliverOutbox({ database, carriers, now: new Date(Date.now() + 60_000) });
  expect(links.flatMap(openedBy)).toEqual([`https://trees.example/vendor/requests/${id}`]);
});
