import { everyJobTopics, SAFETY_TOPICS, siteTopics } from '../../shared/domain/src/safety';
import { asPerson } from '../support/asPerson';
import { expectAccessible } from '../support/accessibility';
import { startAndFinish } from '../support/crewJob';
import { hireForToday, leadOf, sendQuote, sendRequest, takeLead } from '../support/deals';
import { expect, test } from '../support/test';
import { sendWithoutUndo } from '../support/undo';

test.use({ isolatedStack: true });

test('a crew does a job of the day by a link on a phone, and the Pro follows and ends it', async ({
  request,
  newSession,
  newPage,
}) => {
  test.setTimeout(240_000);
  const owner = await asPerson(request, 'owner');
  const { page, caller: vendor } = await newSession('pro1');
  const sent = await sendRequest(owner, '9 Crew Street', {
    access_notes: 'The gate code is 4711.',
  });
  const lead = await leadOf(vendor, sent);
  await takeLead(vendor, lead);
  const quote = await sendQuote(vendor, lead, { 'Crown lift': 1050 });
  const { day } = await hireForToday(owner, vendor, quote);

  const crew = await newPage();
  await crew.setViewportSize({ width: 375, height: 812 });
  const card = crew.getByRole('article').filter({ hasText: `request #${sent.number}` });
  const status = card.getByRole('group', { name: 'Status' });
  const section = page.getByRole('region', { name: "The crew's day" });

  const link = await test.step('the Pro makes a link for the day', async () => {
    await page.goto(`/vendor/schedule?view=day&day=${day}`);
    await section.getByLabel(/^Who it is for/).fill("Ana's crew");
    await section.getByRole('button', { name: 'Create link' }).click();
    const made = section.getByRole('textbox', { name: 'Link' });
    await expect(made).toHaveValue(/\/crew-day#[0-9a-f]{64}$/);
    await expectAccessible(page);
    return made.inputValue();
  });

  await test.step('the crew reads the work, and no price', async () => {
    await crew.goto(link);
    await expect(card.getByText(/9 Crew Street/)).toBeVisible();
    await expect(card.getByText('Crown lift')).toBeVisible();
    await expect(card.getByText('The gate code is 4711.')).toBeVisible();
    await expect(crew.getByRole('main')).not.toContainText(/\$|token/i);
    await expect(section.getByText(/^Opened at/)).toBeVisible();
    const overflow = await crew.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(crew);
  });

  await test.step('the safety checklist is signed', async () => {
    await card.getByRole('button', { name: 'Open checklist' }).click();
    const form = card.getByRole('form', { name: 'Job safety checklist' });
    for (const topic of everyJobTopics) {
      await form.getByRole('checkbox', { name: SAFETY_TOPICS[topic].title }).check();
    }
    for (const topic of siteTopics) {
      const answer = topic === 'aerial_lifts_and_cranes' ? "Doesn't apply" : 'Done';
      await form
        .getByRole('radiogroup', { name: SAFETY_TOPICS[topic].title })
        .getByRole('radio', { name: answer })
        .check();
    }
    await form.getByLabel('Your name').fill('Ana Reyes');
    await expectAccessible(crew);
    await form.getByRole('button', { name: 'Sign checklist' }).click();
    await expect(card.getByText(/^Signed by Ana Reyes/)).toBeVisible();
  });

  await test.step('on the way, started, done with a photo', async () => {
    await card.getByRole('button', { name: 'On my way' }).click();
    await card.getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('button', { name: 'On my way' }).click();
    await sendWithoutUndo(crew);
    await expect(status.getByText('On the way', { exact: true })).toBeVisible();
    await startAndFinish(crew, card);
    const finished = card.getByRole('button', { name: /^Enlarge: Photos of the finished work/ });
    await expect
      .poll(() => finished.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the Pro sees what was done, the checklist, and turns the link off', async () => {
    await expect(section.getByText(/^Finished a job at .*: Trimming and care for/)).toBeVisible();
    await section.getByRole('button', { name: /^Turn off the link: Ana's crew/ }).click();
    await expect(section.getByText(/turned off/)).toBeVisible();
    await crew.reload();
    await expect(crew.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
    await page.goto(`/vendor/requests/${sent.id}`);
    await expect(page.getByText(/^Signed by Ana Reyes/)).toBeVisible();
  });
});
