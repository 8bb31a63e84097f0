import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { signInAs, signInWith } from '../support/signIn';
import { asPerson, submitWork } from '../support/asPerson';
import { expectPhoneScreens } from '../support/phoneScreens';
import { expect, test } from '../support/test';
import {
  acceptOpenLead,
  balanceOn,
  openLead,
  sendQuote,
  type Balance,
} from '../support/vendorLeads';

test.use({ isolatedStack: true });

test('three Pros compete; one wins, and the tokens of the others are handled right', async ({
  page,
  newPage,
  newSession,
  request,
  product,
}) => {
  test.setTimeout(240_000);
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner);
  // Two of the demo's main Pros, and the others who were asked.
  const [other] = await product.query(
    `select p.email from public.leads l join public.profiles p on p.id = l.vendor_id
     where l.request_id = '${work.id}' and p.email not like 'pro%@demo.example'
     order by l.offer_position, l.id limit 1`,
  );
  const third = await newPage();
  await signInWith(third, String(other?.['email']), PASSWORD);
  const pages: Page[] = [(await newSession('pro1')).page, (await newSession('pro2')).page, third];
  const [winner, answered, silent] = pages;
  if (!winner || !answered || !silent) throw new Error('Three Pros were to compete.');

  const before: Balance[] = [];
  for (const vendor of pages) before.push(await balanceOn(vendor));

  const prices: number[] = [];
  await test.step('each sees how many have taken it before paying', async () => {
    for (const [taken, vendor] of pages.entries()) {
      await openLead(vendor, work);
      await expect(
        vendor
          .getByText(
            taken === 0
              ? 'No Pros have accepted yet. Up to 3 can.'
              : new RegExp(`^${taken} of up to 3 Pros ha(s|ve) accepted\\.$`),
          )
          .first(),
      ).toBeVisible();
      prices.push(await acceptOpenLead(vendor));
    }
  });

  await test.step('all three quote; the owner writes to one and chooses another', async () => {
    for (const [place, vendor] of pages.entries()) await sendQuote(vendor, 400 + place * 50);
    const leads = await owner.read<{ id: string; vendor_id: string }>(
      `leads?request_id=eq.${work.id}&select=id,vendor_id`,
    );
    const second = await asPerson(request, 'pro2');
    const toSecond = leads.find(({ vendor_id: vendor }) => vendor === second.id);
    const [conversation] = await owner.read<{ id: string }>(
      `conversations?lead_id=eq.${toSecond?.id}&select=id`,
    );
    await owner.call('send_message', {
      conversation_id: conversation?.id,
      body: 'Could you also take the dead limb?',
      idempotency_key: crypto.randomUUID(),
    });
    await expect(answered.getByRole('log')).toContainText('the dead limb');

    await signInAs(page, 'owner');
    await page.goto(`/requests/${work.id}`);
    await page.getByRole('button', { name: 'Accept quote' }).first().waitFor();
    await expectPhoneScreens(page, 2);
    const quotes = await owner.read<{ id: string; vendor_id: string }>(
      `quotes?request_id=eq.${work.id}&select=id,vendor_id`,
    );
    const first = await asPerson(request, 'pro1');
    await owner.call('accept_quote', {
      quote_id: quotes.find(({ vendor_id: vendor }) => vendor === first.id)?.id,
      idempotency_key: crypto.randomUUID(),
    });
  });

  await test.step('each reads the outcome without reloading', async () => {
    await expect(winner.getByText(/^Maya chose you\./)).toBeVisible();
    for (const vendor of [answered, silent]) {
      await expect(vendor.getByText(/^You weren't chosen for this request/)).toBeVisible();
    }
  });

  await test.step('the winner and the one who was answered have paid, the third has not', async () => {
    const paid = [prices[0] ?? 0, prices[1] ?? 0, 0];
    for (const [place, vendor] of pages.entries()) {
      const was = before[place];
      expect(await balanceOn(vendor)).toEqual({
        available: (was?.available ?? 0) - (paid[place] ?? 0),
        held: was?.held,
      });
    }
  });
});
