import { asPerson, submitWork } from '../support/asPerson';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

const ZONE = 'America/Chicago';
const NIGHT_HOUR = 2;

/** The first offers have ended by then, too. */
const SOONEST_MINUTES = 20;

/** Minutes from now until it is two at night in Austin, tonight or tomorrow night. */
function minutesUntilNight(): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date());
  const part = (type: string) => Number(clock.find((each) => each.type === type)?.value);
  const minutes = (NIGHT_HOUR - part('hour')) * 60 - part('minute');
  return minutes > SOONEST_MINUTES ? minutes : minutes + 24 * 60;
}

interface Offers {
  notified: number;
  lapsed: number;
  waiting: number;
  next_at: string | null;
}

test('at night an emergency goes from Pro to Pro every 15 minutes', async ({
  newSession,
  request,
  product,
}) => {
  test.setTimeout(180_000);
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner, {
    timing: 'emergency',
    description: 'A limb lies on the porch roof.',
  });
  const offers = async (): Promise<Offers> => {
    const [status] = await owner.call<Offers[]>('request_offer_status', { request_id: work.id });
    if (!status) throw new Error('The request has no offers.');
    return status;
  };
  const first = await offers();
  expect(first.waiting, 'the demo has more Pros than one round asks').toBeGreaterThan(0);

  const { page: ownerPage } = await newSession('owner');
  const { page: vendor } = await newSession('pro1');

  await test.step('the Pro has 15 minutes, running down', async () => {
    await vendor.goto('/vendor/requests?when=emergency');
    const card = vendor.getByRole('article').filter({ hasText: `request #${work.number},` });
    await expect(card.getByText('Emergency', { exact: true })).toBeVisible();
    await expect(card.getByText(/^1[0-5] min left$/)).toBeVisible();
  });

  await test.step('no one answers: at two at night the next are asked, until a quarter past', async () => {
    await product.advanceClock(minutesUntilNight());
    const second = await offers();
    expect(second.lapsed).toBe(first.notified);
    expect(second.notified).toBeGreaterThan(first.notified);
    const next = new Date(second.next_at ?? '').getTime();
    expect(Number.isNaN(next)).toBe(false);
    await ownerPage.goto(`/requests/${work.id}`);
    await expect(ownerPage.getByText(/2:1[4-6]/).first()).toBeVisible();
  });

  await test.step('the first Pro sees that the time is over, without reloading', async () => {
    await expect(
      vendor.getByRole('article').filter({ hasText: `request #${work.number},` }),
    ).toHaveCount(0);
    await vendor.goto('/vendor/requests?show=closed');
    const closed = vendor.getByRole('article').filter({ hasText: `request #${work.number},` });
    await expect(closed.getByText('Expired', { exact: true })).toBeVisible();
  });

  await test.step('another quarter of an hour, and it continues', async () => {
    const second = await offers();
    await product.advanceClock(16);
    const third = await offers();
    expect(third.lapsed).toBeGreaterThan(second.lapsed);
  });
});
