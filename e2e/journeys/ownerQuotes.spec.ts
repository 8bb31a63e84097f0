import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { signInAs } from '../support/signIn';
import { asPerson } from '../support/asPerson';
import { expectPhoneScreens } from '../support/phoneScreens';
import { interceptSocket } from '../support/socket';
import { expectWithinASecond } from '../support/soon';
import { expect, test } from '../support/test';
import { leadOf, sendQuote, sendRequest, takeLead } from '../support/deals';

test.use({ isolatedStack: true });

test('quotes arrive live and are compared tree by tree; one is changed and accepted, the other declined', async ({
  page,
  request: api,
}) => {
  test.setTimeout(240_000);
  const [owner, pro1, pro2] = [
    await asPerson(api, 'owner'),
    await asPerson(api, 'pro1'),
    await asPerson(api, 'pro2'),
  ];
  const socket = await interceptSocket(page);
  await page.clock.install();
  await signInAs(page, 'owner');
  const sent = await sendRequest(owner, '1 Journey Lane', {
    trees: [
      { species: 'Live oak', height_m: 13, diameter_cm: 50, near_structure: true },
      { species: 'Cedar elm', height_m: 9, diameter_cm: 30 },
    ],
  });
  const [lead1, lead2] = [await leadOf(pro1, sent), await leadOf(pro2, sent)];
  const [oak, elm] = (
    await owner.read<{ id: string }>(
      `request_trees?select=id&request_id=eq.${sent.id}&order=position`,
    )
  ).map(({ id }) => id);
  if (oak === undefined || elm === undefined) throw new Error('The request has no two trees.');
  await page.goto(`/requests/${sent.id}`);
  const next = page.getByRole('region', { name: 'What happens next' });
  const history = page.getByRole('region', { name: 'History', exact: true });

  await test.step('the timeline follows the Pros within a second, without a reload', async () => {
    await expect(next.getByRole('status')).toHaveText(/^\d+ Pros? notified/);
    await expect(history.getByText('You sent the request')).toBeVisible();
    await expect.poll(() => socket.isListening()).toBe(true);
    await pro2.call('view_lead', { lead_id: lead2 });
    await expect(next.getByRole('status')).toHaveText(/notified, 1 viewed/);
    await expectWithinASecond(page, async () => {
      await pro1.call('view_lead', { lead_id: lead1 });
      return history.getByText('Whitfield Tree & Crown viewed the request');
    });
  });

  await test.step('a quote and a message are there within a second', async () => {
    await takeLead(pro1, lead1);
    await expectWithinASecond(page, async () => {
      await sendQuote(pro1, lead1, { 'Crown lift': 900, 'Haul away': 150 }, { 'Crown lift': oak });
      return page.getByRole('article', { name: /^Quote from Whitfield/ });
    });
    const [conversation] = await pro1.read<{ id: string }>(
      `conversations?select=id&lead_id=eq.${lead1}`,
    );
    await expectWithinASecond(page, async () => {
      await pro1.call('send_message', {
        conversation_id: conversation?.id,
        body: 'The elm is not in my quote: I do not climb elms.',
        idempotency_key: randomUUID(),
      });
      return page.getByRole('button', { name: 'Messages (1 new)', exact: true });
    });
  });

  const quotes = page.getByRole('table', { name: 'Quotes side by side' });
  await test.step('what happened while the line was cut is caught up', async () => {
    await socket.cut();
    await takeLead(pro2, lead2);
    await sendQuote(
      pro2,
      lead2,
      { 'Prune the oak': 800, 'Crown lift': 300, 'Clean gutters': 60 },
      { 'Prune the oak': oak, 'Crown lift': elm },
    );
    await expect(quotes).toHaveCount(0);
    socket.restore();
    await expect(quotes).toBeVisible({ timeout: 30_000 });
  });

  await test.step('they are compared tree by tree, cheapest first; what is missing is said', async () => {
    await expect(quotes.getByRole('columnheader')).toHaveText([/^Whitfield/, /^Boone/]);
    const sums = (work: RegExp) => quotes.getByRole('row', { name: work }).getByRole('cell');
    await expect(sums(/^1\. Live oak/)).toHaveText(['$900', '$800']);
    await expect(sums(/^2\. Cedar elm/)).toHaveText(['Not included', '$300']);
    await expect(sums(/^The whole job/)).toHaveText(['$150', '$60']);
    await expectAccessible(page);
  });

  await test.step('on a phone the page is two screens, quotes are swiped, every total stays in sight, and lines open', async () => {
    await expectPhoneScreens(page, 2);
    await page.setViewportSize({ width: 360, height: 800 });
    const totals = page.getByRole('list', { name: 'Totals of the quotes' }).getByRole('button');
    await expect(totals).toHaveText([/^\$1,050Whitfield/, /^\$1,160Boone/]);
    const boone = page.getByRole('article', { name: /^Quote from Boone/ });
    const left = async () => (await boone.boundingBox())?.x ?? Number.NaN;
    expect(await left()).toBeGreaterThan(300);
    await totals.last().click();
    await expect.poll(left).toBeLessThan(60);
    await expect(totals.last()).toHaveAttribute('aria-current', 'true');
    await expect(boone.getByRole('heading', { name: '2. Cedar elm' })).toBeHidden();
    await boone.getByText('What is included').click();
    await expect(boone.getByRole('heading', { name: '2. Cedar elm' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('changes are asked for, and the new version arrives', async () => {
    await page
      .getByRole('group', { name: /^Respond to Boone/ })
      .getByRole('button', { name: 'Request changes' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(dialog.getByText('Please describe what should change').first()).toBeVisible();
    await dialog.getByLabel('What should change?').fill('Please leave the gutters out.');
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(quotes.getByText('Changes requested')).toBeVisible();
    await sendQuote(
      pro2,
      lead2,
      { 'Prune the oak': 800, 'Crown lift': 300 },
      { 'Prune the oak': oak, 'Crown lift': elm },
    );
    await expect(quotes.getByRole('row', { name: /^Clean gutters/ })).toHaveCount(0);
  });

  await test.step('one is declined with a reason, the other accepted', async () => {
    await page
      .getByRole('group', { name: /^Respond to Whitfield/ })
      .getByRole('button', { name: 'Decline' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why are you declining?').fill('Above my budget.');
    await dialog.getByRole('button', { name: 'Decline quote' }).click();
    await expect(dialog).toHaveCount(0);
    const [declined] = await pro1.read(`quotes?select=state,owner_note&lead_id=eq.${lead1}`);
    expect(declined).toEqual({ state: 'declined', owner_note: 'Above my budget.' });
    await page
      .getByRole('group', { name: /^Respond to Boone/ })
      .getByRole('button', { name: 'Accept quote' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept quote' }).click();
    await expect(page.getByRole('heading', { name: 'You chose your Pro' })).toBeVisible();
  });
});
