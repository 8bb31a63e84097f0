import { readFile } from 'node:fs/promises';
import { asPerson, personOf, submitWork } from '../support/asPerson';
import { startAndFinish } from '../support/crewJob';
import { hireForToday } from '../support/deals';
import { Effort } from '../support/effort';
import { applyForRemovals, approveBusiness, signUpBusiness } from '../support/newBusiness';
import { createSession } from '../support/session';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isolatedStack: true });

const EMAIL = 'first.season@example.com';
const PASSWORD = 'a quiet grove of oaks';
const BUSINESS = 'First Season Tree Care';
test('a new Pro’s first job, on a phone: from sign-up and approval to the review and the books', async ({
  page,
  newPage,
  newSession,
  request,
}) => {
  test.setTimeout(240_000);
  const owner = await asPerson(request, 'owner');

  await test.step('signs up, says what it does and submits its insurance', async () => {
    await signUpBusiness(page, request, { name: BUSINESS, email: EMAIL, password: PASSWORD });
    await applyForRemovals(page);
  });

  await test.step('is approved once an administrator has verified the insurance', async () => {
    const { page: admin } = await newSession('admin');
    await approveBusiness(admin, BUSINESS);
    await expect(page.getByText('Your business is approved').first()).toBeVisible();
  });

  await test.step('enters the price of its work', async () => {
    await page.goto('/vendor/pricing');
    const form = page.getByRole('form', { name: 'Add a price' });
    await form.getByLabel('Work', { exact: true }).fill('Tree removal');
    await form.getByLabel('Price', { exact: true }).fill('980');
    await form.getByLabel('Unit', { exact: true }).selectOption('tree');
    await form.getByLabel(/^Service/).selectOption({ label: 'Tree removal' });
    await form.getByRole('button', { name: 'Add price' }).click();
    await expect(page.getByText('Tree removal added')).toBeVisible();
  });

  const vendor = personOf(request, await createSession(request, EMAIL, PASSWORD));
  const work = await test.step('is offered one of the first three requests nearby', async () => {
    const sent = [];
    while (sent.length < 3) sent.push(await submitWork(owner));
    const offers = await vendor.read<{ request_id: string }>(
      'leads?select=request_id&state=eq.offered',
    );
    const offered = sent.find(({ id }) => offers.some((offer) => offer.request_id === id));
    if (!offered) throw new Error('The new Pro was not among the first asked.');
    return offered;
  });

  await test.step('sends a quote in three taps, with the price of its own list', async () => {
    const effort = new Effort(page);
    await page.goto('/vendor/requests');
    await effort.tap(
      page.getByRole('main').locator(`a[href="/vendor/requests/${work.id}"]`).first(),
    );
    await effort.tap(page.getByRole('button', { name: /^Accept and quote, \d+ tokens$/ }));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByLabel('Price each')).toHaveValue(/980/);
    await effort.tap(sheet.getByRole('button', { name: /^Accept for \d+ tokens and send$/ }));
    await expect(page.getByText(/^Quote sent to /)).toBeVisible();
    await expect(page.getByText(/^Version 1, sent/)).toBeVisible();
    expect([effort.taps, effort.keys]).toEqual([3, 0]);
  });

  const [quote] = await owner.read<{ id: string }>(`quotes?request_id=eq.${work.id}&select=id`);
  const { job, day } = await hireForToday(owner, vendor, quote?.id ?? '');

  await test.step('sends the crew the day by a link, and the crew does the job on its phone', async () => {
    await page.goto(`/vendor/schedule?view=day&day=${day}`);
    const section = page.getByRole('region', { name: "The crew's day" });
    await section.getByRole('button', { name: 'Create link' }).click();
    const link = section.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/crew-day#[0-9a-f]{64}$/);
    const crew = await newPage();
    await crew.setViewportSize({ width: 375, height: 812 });
    await crew.goto(await link.inputValue());
    const card = crew.getByRole('article').filter({ hasText: `request #${work.number}` });
    await expect(card.getByText('2 people', { exact: true })).toBeVisible();
    await startAndFinish(crew, card);
    await expect(section.getByText(/^Finished a job at .*: Tree removal for/)).toBeVisible();
  });

  await test.step('reviews the owner, whose review appears together with it later', async () => {
    await owner.call('accept_delivery', { job_id: job });
    await owner.call('submit_review', {
      job_id: job,
      rating: 5,
      body: 'Careful, and gone by noon.',
      photos: [],
    });
    await page.goto(`/vendor/requests/${work.id}`);
    const form = page.getByRole('form', { name: 'Review Maya' });
    await form.locator('label').filter({ hasText: '5 stars' }).click();
    await form.getByLabel('Your review').fill('Everything was ready for us.');
    await form.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.getByText(/, not published yet/)).toBeVisible();
    await expect(page.getByText("Maya's review hasn't been published yet.")).toBeVisible();
  });

  await test.step('finds the job in its books', async () => {
    await page.goto('/vendor/dashboard');
    await page.locator('summary').filter({ hasText: 'Performance' }).click();
    await page.getByRole('link', { name: 'This year', exact: true }).click();
    await expect(page).toHaveURL(/period=this-year/);
    const earned = page.getByRole('table', { name: 'Earned by service' });
    await expect(earned.getByRole('row').filter({ hasText: 'Tree removal' })).toContainText('$980');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const books = await readFile(await (await download).path(), 'utf8');
    expect(books).toContain(`${work.number},Tree removal,Maya`);
    expect(books).toContain('980.00');
  });
});
