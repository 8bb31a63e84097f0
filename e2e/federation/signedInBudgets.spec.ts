import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { accounts, PASSWORD, type AccountName } from '../support/accounts';
import {
  callOf,
  nameOf,
  NEWS,
  readTwice,
  recordCalls,
  type BackendCall,
} from '../support/backendCalls';
import type { Person } from '../support/asPerson';
import { leadOf, sendQuote, sendRequest } from '../support/deals';
import { channelJoined } from '../support/socket';
import { expect, test } from '../support/test';
import { sendWithoutUndo } from '../support/undo';

/** Without it an administrator's pages have no files, so nothing can be read for them. */
const ADMISSION = ['rpc/issue_admin_pass'];
/** Who it is, the header with the flags, and everything the page shows. */
const CALLS = ['profiles', 'rpc/my_header'];
/** What a press changed is read again half a second after its answer, with what live messages say by then. */
const REFRESHED_AFTER_MS = 400;
const DAY_MS = 24 * 3_600_000;

/** The calls of a page, without those that come before it. */
const own = (calls: readonly BackendCall[]) =>
  calls.map(nameOf).filter((name) => name !== NEWS && !ADMISSION.includes(name));

/** Holds back the answers to what a page reads, until they are let go. */
async function holdReads(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/rest/v1/**', async (route) => {
    const call = callOf(route.request());
    const isHeld = isHolding && call?.isRead && own([call]).length > 0;
    await (isHeld ? held.push(route) : route.continue());
  });
  return async () => {
    isHolding = false;
    for (const route of held) await route.continue();
  };
}

interface Dashboard {
  readonly who: AccountName;
  readonly address: string;
  /** All it shows. */
  readonly call: string;
  /** Calls whose answers it has to wait for. */
  readonly admission: readonly string[];
  /** The heading of its last section. */
  readonly last: string;
}

const dashboards: readonly Dashboard[] = [
  {
    who: 'manager',
    address: '/dashboard',
    call: 'rpc/owner_dashboard',
    admission: [],
    last: 'Your properties',
  },
  {
    who: 'pro1',
    address: '/vendor/dashboard',
    call: 'rpc/vendor_dashboard',
    admission: [],
    last: 'Why you ranked here',
  },
  {
    who: 'admin',
    address: '/admin',
    call: 'rpc/admin_dashboard',
    admission: ADMISSION,
    last: 'Latest requests',
  },
];

const sorted = (calls: readonly BackendCall[]) => own(calls).sort();
const admitting = (calls: readonly BackendCall[]) =>
  calls.map(nameOf).filter((name) => ADMISSION.includes(name));

for (const { who, address, call, admission, last } of dashboards) {
  const expected = [...CALLS, call].sort();

  test(`the dashboard of ${who} makes all of its calls before the first is answered`, async ({
    newSession,
  }) => {
    const { page } = await newSession(who);
    const calls = recordCalls(page);
    const letGo = await holdReads(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => sorted(calls)).toEqual(expected);
    await letGo();
    await expect(page.getByRole('heading', { name: last })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sorted(calls)).toEqual(expected);
    expect(admitting(calls)).toEqual(admission);
  });
}

// With the first sign-in in this browser, when the account alone can say whose pages to read.
for (const { who, call, admission, last } of dashboards) {
  test(`after signing in, the dashboard of ${who} is read before the profile has come`, async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/login');
    await page.getByLabel('Email').fill(accounts[who].email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const calls = recordCalls(page);
    const letGo = await holdReads(page);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const expected = [...CALLS, call].sort();
    await expect.poll(() => sorted(calls)).toEqual(expected);
    await letGo();
    await expect(page.getByRole('heading', { name: last })).toBeVisible();
    expect(sorted(calls)).toEqual(expected);
    expect(admitting(calls)).toEqual(admission);
  });
}

test('the list of requests makes all of its calls before the first is answered', async ({
  newSession,
}) => {
  const { page } = await newSession('manager');
  await page.goto('/dashboard');
  const link = page.locator('main').getByRole('link', { name: 'My Requests' });
  await expect(link).toBeVisible();
  const calls = recordCalls(page);
  const letGo = await holdReads(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'My Requests', level: 1 })).toBeVisible();
  // Counts and properties are known from the dashboard.
  await expect.poll(() => own(calls)).toEqual(['rpc/my_request_list']);
  await letGo();
  await expect(page.locator('main').locator('a[href^="/requests/"]').first()).toBeVisible();
  expect(own(calls)).toEqual(['rpc/my_request_list']);
});

test.describe('a press', () => {
  // Its news comes with the answer there. From elsewhere it may come after what the answer shows has begun to
  // be read, which is then rightly read again.
  test.use({ isolatedStack: true, engine: 'embedded' });

  test('shows its result before anything is read again, and then nothing is read twice', async ({
    newSession,
  }) => {
    const owner = await newSession('owner');
    const vendor = await newSession('pro1');
    const request = await sendRequest(owner.caller, '900 Barton Way');

    /** Opens a page and waits for what it reads, also for what happened before it joined its channel. */
    async function opened(page: Page, open: () => Promise<unknown>): Promise<void> {
      const joined = channelJoined(page);
      const caughtUp = page.waitForResponse('**/rpc/news_since');
      const calls = recordCalls(page);
      await open();
      await joined;
      await caughtUp;
      const isQuiet = () =>
        calls.every(({ endedAt }) => performance.now() - endedAt > REFRESHED_AFTER_MS);
      await expect.poll(isQuiet).toBe(true);
    }

    /** Presses on one side's page; the other side's message is later than everything about the press. */
    async function presses(
      page: Page,
      other: Person,
      press: () => Promise<void>,
      result: () => Promise<void>,
    ) {
      const calls = recordCalls(page);
      const letGo = await holdReads(page);
      await press();
      await result();
      await letGo();
      await page.unrouteAll({ behavior: 'wait' });
      const [conversation] = await other.read<{ id: string }>(
        `conversations?select=id&request_id=eq.${request.id}`,
      );
      const pressed = () => calls.find(({ isRead }) => !isRead)?.endedAt ?? Number.NaN;
      const isRefresh = ({ isRead, startedAt }: BackendCall) =>
        isRead && startedAt > pressed() + REFRESHED_AFTER_MS;
      await expect.poll(() => calls.some(isRefresh)).toBe(true);
      const answered = () => calls.filter(({ endedAt }) => Number.isNaN(endedAt)).length;
      await expect.poll(answered).toBe(0);
      const reads = [...calls];
      const news = `Anything else to know, ${randomUUID()}?`;
      await other.call('send_message', {
        conversation_id: conversation?.id,
        body: news,
        idempotency_key: randomUUID(),
        attachments: [],
      });
      await expect.poll(() => calls.slice(reads.length).map(nameOf)).toContain('rpc/unread_total');
      await expect.poll(answered).toBe(0);
      expect(readTwice(reads)).toEqual([]);
      expect(reads.filter(({ isRead }) => isRead)).not.toEqual([]);
    }

    await test.step('accepting a lead', async () => {
      const { page } = vendor;
      await page.goto(`/vendor/requests/${request.id}`);
      // Opening a request for the first time is noted, which is a change too.
      await expect(page.getByText('Viewed', { exact: true }).first()).toBeVisible();
      await opened(page, () => page.reload());
      const accept = page.getByRole('button', { name: /^Accept for \d+ tokens?$/ });
      await accept.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/available$/)).toBeVisible();
      await presses(
        page,
        owner.caller,
        () => dialog.getByRole('button', { name: /^Accept for/ }).click(),
        () => expect(accept).toHaveCount(0),
      );
    });

    const lead = await leadOf(vendor.caller, request);
    await sendQuote(vendor.caller, lead, { 'Crown lift': 400 });

    await test.step('sharing contact details', async () => {
      const { page } = owner;
      await opened(page, () => page.goto(`/requests/${request.id}`));
      const share = page.getByRole('button', { name: 'Share contact' });
      await share.click();
      const dialog = page.getByRole('alertdialog');
      await presses(
        page,
        vendor.caller,
        () => dialog.getByRole('button', { name: 'Share contact' }).click(),
        () => expect(share).toHaveCount(0),
      );
    });

    await test.step('accepting a quote', async () => {
      const { page } = owner;
      const accept = page.getByRole('button', { name: 'Accept quote' });
      await accept.click();
      const dialog = page.getByRole('alertdialog');
      await presses(
        page,
        vendor.caller,
        () => dialog.getByRole('button', { name: 'Accept quote' }).click(),
        () => expect(accept).toHaveCount(0),
      );
    });

    const [job] = await vendor.caller.read<{ id: string }>(
      `jobs?select=id&request_id=eq.${request.id}`,
    );
    const setDate = ({ caller }: Pick<typeof vendor, 'caller'>, days: number) =>
      caller.call('schedule_job', {
        job_id: job?.id,
        start_at: new Date(Date.now() + days * DAY_MS).toISOString(),
      });

    await setDate(vendor, 39);

    await test.step('confirming a date as the owner', async () => {
      const { page } = owner;
      await opened(page, () => page.goto(`/requests/${request.id}`));
      const confirm = page.getByRole('button', { name: 'Confirm date' });
      await presses(
        page,
        vendor.caller,
        () => confirm.click(),
        () => expect(confirm).toHaveCount(0),
      );
    });

    await setDate(owner, 40);

    await test.step('confirming a date', async () => {
      const { page } = vendor;
      await opened(page, () => page.goto(`/vendor/requests/${request.id}`));
      const confirm = page.getByRole('button', { name: 'Confirm date' });
      await presses(
        page,
        owner.caller,
        () => confirm.click(),
        () => expect(confirm).toHaveCount(0),
      );
    });

    await test.step('setting off', async () => {
      const { page } = vendor;
      const setOff = page.getByRole('button', { name: 'On my way' });
      await presses(
        page,
        owner.caller,
        async () => {
          await setOff.click();
          // It is set for another day.
          await page.getByRole('alertdialog').getByRole('button', { name: 'On my way' }).click();
          const sent = page.waitForResponse('**/rpc/start_travel');
          await sendWithoutUndo(page);
          await sent;
        },
        async () => {
          await expect(page.getByRole('button', { name: 'Start work' })).toBeVisible();
          await expect(setOff).toHaveCount(0);
        },
      );
    });
  });
});
