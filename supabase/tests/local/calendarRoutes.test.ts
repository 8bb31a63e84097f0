import { calendarRoutes } from '../../local/calendar/calendarRoutes';
import { openMarketplace, type Marketplace } from '../support/marketplace';

let market: Marketplace;
let vendor: string;
let answer: (path: string, method?: string) => Promise<Response>;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor({ name: 'Oak and Ash' });
  const routes = calendarRoutes(market.database);
  answer = (path, method = 'GET') => routes(new Request(`http://localhost${path}`, { method }));
});
afterAll(() => market.database.close());

test('the address with the secret is a calendar until the secret is renewed', async () => {
  const secret = await market.call<string>(vendor, 'renew_calendar_feed');
  const calendar = await answer(`/calendar/${secret}.ics`);
  expect(calendar.status).toBe(200);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*Oak and Ash[^]*END:VCALENDAR\r\n$/,
  );

  const renewed = await market.call<string>(vendor, 'renew_calendar_feed');
  expect((await answer(`/calendar/${secret}.ics`)).status).toBe(404);
  expect((await answer(`/calendar/${renewed}.ics`)).status).toBe(200);
});

test.each([
  '/calendar/',
  '/calendar/.ics',
  `/calendar/${'0'.repeat(64)}.ics`,
  `/calendar/${'0'.repeat(64)}`,
  `/calendar/${'0'.repeat(65)}.ics`,
  "/calendar/'%20or%20true--.ics",
  '/calendar/../mailbox.ics',
])('%s is nothing', async (path) => {
  expect((await answer(path)).status).toBe(404);
});

test('a calendar is read, never written', async () => {
  expect((await answer(`/calendar/${'0'.repeat(64)}.ics`, 'POST')).status).toBe(405);
});
