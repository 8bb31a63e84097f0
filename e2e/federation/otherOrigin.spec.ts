import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts';
import { asPerson } from '../support/asPerson';
import { hireForToday, leadOf, sendQuote, sendRequest, takeLead } from '../support/deals';
import { serveByGuide, writePlainPage, type GuideSite } from '../support/guideSite';
import { createDemoSession, storeSession } from '../support/session';
import { expect, test as base } from '../support/test';

// The backend of a hosted project has an address of its own, which serves these alone. The one of the tests
// serves pages, too, so that what is looked for in the wrong place would be found.
const SERVICES = /^\/(?:auth|functions|realtime|rest|storage)\/v1\//;

const test = base.extend<{
  site: GuideSite;
  /** Opens a page of the site as somebody. The test fails when a page wants more of the backend than its services. */
  open: (who: AccountName, address: string) => Promise<Page>;
}>({
  site: async ({ product }, use) => {
    const site = await serveByGuide(product, writePlainPage);
    // As set_up_hosting tells the database.
    await product.query(`update private.site set address = '${site.address}'`);
    await use(site);
    await site.close();
  },
  open: async ({ site, newPage, request }, use) => {
    const strays: string[] = [];
    await use(async (who, address) => {
      const page = await newPage();
      page.on('request', (one) => {
        const { protocol, origin, pathname } = new URL(one.url());
        const isElsewhere = protocol.startsWith('http') && origin !== site.address;
        if (isElsewhere && !SERVICES.test(pathname)) strays.push(one.url());
      });
      const session = await createDemoSession(request, who);
      await storeSession(page.context(), { ...session, origin: site.address });
      await page.goto(`${site.address}${address}`);
      return page;
    });
    expect(strays).toEqual([]);
  },
});
test.use({ isolatedStack: true, ignoreHTTPSErrors: true });

test('where the backend has an address of its own, people pass on addresses of the site', async ({
  site,
  open,
  request,
  product,
  newPage,
}) => {
  test.setTimeout(180_000);
  const [owner, vendor] = [await asPerson(request, 'owner'), await asPerson(request, 'pro1')];
  const sent = await sendRequest(owner, '7 Origin Lane');
  const lead = await leadOf(vendor, sent);
  await takeLead(vendor, lead);
  const quote = await sendQuote(vendor, lead, { 'Crown lift': 900 });
  const { day } = await hireForToday(owner, vendor, quote);

  await test.step('calendar feed', async () => {
    const page = await open('pro1', '/vendor/schedule?show=feed');
    await page.getByRole('button', { name: 'Create calendar feed' }).click();
    const address = page.getByLabel('Calendar address');
    await expect(address).toHaveValue(new RegExp(`^${site.address}/calendar/[0-9a-f]{64}\\.ics$`));
    const app = page.getByRole('link', { name: 'Open in calendar app' });
    const secret = await address.inputValue();
    await expect(app).toHaveAttribute('href', secret.replace('https:', 'webcal:'));
    expect(await (await request.get(secret)).text()).toContain('BEGIN:VCALENDAR');
  });

  await test.step('links for a crew and for a second person', async () => {
    const schedule = await open('pro1', `/vendor/schedule?view=day&day=${day}`);
    const section = schedule.getByRole('region', { name: "The crew's day" });
    await section.getByLabel(/^Who it is for/).fill("Ana's crew");
    await section.getByRole('button', { name: 'Create link' }).click();
    const crew = section.getByRole('textbox', { name: 'Link' });
    await expect(crew).toHaveValue(/\/crew-day#[0-9a-f]{64}$/);

    const page = await open('owner', `/requests/${sent.id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this request' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const shared = dialog.getByRole('textbox', { name: 'Link' });
    await expect(shared).toHaveValue(/\/shared#[0-9a-f]{64}$/);

    const visitor = await newPage();
    for (const [link, shown] of [
      [await crew.inputValue(), `request #${sent.number}`],
      [await shared.inputValue(), 'Crown lift'],
    ] as const) {
      expect(new URL(link).origin).toBe(site.address);
      await visitor.goto(link);
      await expect(visitor.getByRole('main')).toContainText(shown);
    }
  });

  await test.step('the link in a mail that stops mails', async () => {
    const [mail] = await product.query(
      `select unsubscribe_url from private.outbox
       where unsubscribe_url is not null order by created_at desc, id desc limit 1`,
    );
    const link = String(mail?.['unsubscribe_url']);
    expect(new URL(link).origin).toBe(site.address);
    expect(await (await request.get(link)).text()).toContain('Stop');
  });
});
