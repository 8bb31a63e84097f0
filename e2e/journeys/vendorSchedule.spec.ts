import type { Locator, Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import {
  clockChangesAhead,
  dayInWords,
  daysAfter,
  mondayAhead,
  type ClockChange,
} from '../support/days';
import { enterOn } from '../support/keyboard';
import { expect, test } from '../support/test';

const VENDOR = `(select id from auth.users where email = 'pro2@demo.example')`;
const MONDAY = mondayAhead(10);
const TUESDAY = daysAfter(MONDAY, 1);
const WEDNESDAY = daysAfter(MONDAY, 2);
const THURSDAY = daysAfter(MONDAY, 3);
const WEEK = `/vendor/schedule?view=week&day=${MONDAY}`;

/** The middle of a day's column at an hour, in px of the page; the calendar starts at 7. */
async function placeIn(page: Page, day: string, hour: number) {
  const column = page.locator(`[data-day="${day}"]`);
  await column.scrollIntoViewIfNeeded();
  const box = await column.boundingBox();
  if (!box) throw new Error(`The calendar does not show ${day}.`);
  return { x: box.x + box.width / 2, y: box.y + (hour - 7) * 48 + 2 };
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to take hold of.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ product, page }) => {
  // One crew, two jobs of two hours that wait for a date, and nothing else in the way.
  await product.query(
    `update public.vendor_profiles set crew_size = 2 where vendor_id = ${VENDOR}`,
  );
  await product.query(
    `update public.jobs set scheduled_for = null, scheduled_until = null, planned_hours = 2, state = 'scheduled'
     where id in (select id from public.jobs where vendor_id = ${VENDOR} order by created_at, id limit 2)`,
  );
  await signInAs(page, 'pro2');
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(WEEK);
  await expect(page.getByRole('heading', { name: 'To schedule' })).toBeVisible();
});

test('a job is dropped on a free time by pointer, another by keyboard, and the sheet warns of a conflict', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const waiting = page.getByRole('region', { name: 'To schedule' });
  const grips = waiting.getByRole('button', { name: /^Move / });
  const dialog = page.getByRole('dialog');
  const tuesday = page.getByRole('region', { name: dayInWords(TUESDAY) });
  await expect(grips).toHaveCount(2);

  await test.step('by pointer', async () => {
    const from = await middleOf(grips.first());
    const to = await placeIn(page, TUESDAY, 9);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await expect(dialog.getByLabel('Day')).toHaveValue(TUESDAY);
    await expect(dialog.getByLabel('Start')).toHaveValue('09:00');
    await dialog.getByRole('button', { name: 'Set date' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(tuesday.getByText(/^9:00\s–\s11:00\sAM$/)).toBeVisible();
    await expect(grips).toHaveCount(1);
  });

  await test.step('by keyboard, onto the same time: warned of, with the next free start', async () => {
    await enterOn(page, /^Move /);
    await page.keyboard.press('ArrowRight');
    for (let hour = 0; hour < 2; hour += 1) await page.keyboard.press('PageDown');
    await expect(
      page.getByRole('status').getByText(`${dayInWords(TUESDAY)}, 9:00 AM, not free`),
    ).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText(/^All crews are busy at that time\. The next free start is/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Book anyway' })).toBeVisible();
  });

  await test.step('what else there is to know of a start', async () => {
    await dialog.getByLabel('Start').fill('05:00');
    await expect(dialog.getByText('This is outside your working hours.')).toBeVisible();
    await dialog.getByLabel('Start').fill('13:00');
    await expect(
      dialog.getByText(
        /^(About|At least) \d+ minutes' drive from .+, which ends at 11:00 AM C[SD]T: /,
      ),
    ).toBeVisible();
    await expect(dialog.getByText('This is outside your working hours.')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Set date' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('by keyboard, onto a free time', async () => {
    await grips.first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Day')).toHaveValue(WEDNESDAY);
    await dialog.getByLabel('Start').press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'To schedule' })).toHaveCount(0);
  });

  await test.step('by keyboard, a planned job moves two days later', async () => {
    await tuesday.getByRole('button', { name: /^Move / }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Day')).toHaveValue(THURSDAY);
    await expect(dialog.getByLabel('Start')).toHaveValue('09:00');
    await dialog.getByRole('button', { name: 'Set date' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: dayInWords(THURSDAY) }).getByText(/^9:00\s–\s11:00\sAM$/),
    ).toBeVisible();
  });

  await test.step('the day as a route, with the drive to each stop', async () => {
    await product.query(
      `update public.jobs set scheduled_for = '${THURSDAY} 11:01'::timestamp at time zone 'America/Chicago'
       where vendor_id = ${VENDOR} and (scheduled_for at time zone 'America/Chicago')::date = '${WEDNESDAY}'`,
    );
    await page.goto(`/vendor/schedule?view=day&day=${THURSDAY}`);
    const stops = page.getByRole('list', { name: 'Stops' }).getByRole('listitem');
    await expect(stops).toHaveCount(2);
    await expect(stops.first()).toContainText(/9:00\sAM C[SD]T/);
    await expect(stops.first()).toContainText(/minutes' drive from your starting point: /);
    await expect(stops.last()).toContainText(/minutes' drive from stop 1: /);
    await expect(stops.last()).toContainText('Only 1 minute remains for the drive from stop 1.');
  });
});

test('working hours stay on the wall clock when the clocks change, and the day says so', async ({
  page,
}) => {
  const [change, nextChange] = clockChangesAhead('America/Chicago', 6);
  const on = (day: string) => page.getByRole('region', { name: dayInWords(day) });
  const says = ({ hours }: ClockChange) =>
    `Clocks go ${hours === 23 ? 'forward' : 'back'} at 2:00 AM: this day has ${hours} hours.`;
  await page.goto(`/vendor/schedule?view=week&day=${change.day}`);
  await expect(on(change.day)).toContainText(says(change));
  const hours = 'Free 7:00 AM to 12:00 PM, 12:30 PM to 4:00 PM.';
  await expect(on(daysAfter(change.day, -2))).toContainText(hours);
  const monday = daysAfter(change.day, 1);
  await page.getByRole('link', { name: 'Next week' }).click();
  // A week is called by its first and last day: "Mar 15 – 21, 2027".
  const firstDay = dayInWords(monday).replace(/^\w+, /, '');
  await expect(
    page.getByRole('heading', { name: new RegExp(`^${firstDay}\\b.*\\s–\\s`) }),
  ).toBeVisible();
  await expect(on(monday)).toContainText(hours);
  await page.goto(`/vendor/schedule?view=day&day=${nextChange.day}`);
  await expect(on(nextChange.day)).toContainText(says(nextChange));
});
