import type { BrowserContext, Page } from '@playwright/test';
import { asPerson, submitWork } from '../support/asPerson';
import { leadOf, takeLead } from '../support/deals';
import { signUpBusiness } from '../support/newBusiness';
import { goOn, signOutHere } from '../support/inOnePage';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

/** A form: how a person gets to it, and the field in which something is typed. */
interface KeptForm {
  readonly address: string;
  readonly field: string;
  readonly typed: string;
  /** What is pressed first, such as the button that opens a dialog. */
  readonly open?: string;
  /** The conversation has no button: emptying the field discards the draft. */
  readonly hasNoDiscard?: boolean;
}

/** A label may end with "(optional)". */
const fieldOf = (page: Page, { field }: KeptForm) =>
  page.getByLabel(new RegExp(`^${field.replace('?', '\\?')}\\s*(\\(optional\\))?$`)).first();

/** Opens one form after the other in a tab. */
async function openForms(
  page: Page,
  forms: readonly KeptForm[],
  use: (form: KeptForm) => Promise<void>,
): Promise<void> {
  for (const form of forms) {
    const { address, field, open } = form;
    await test.step(`${address}: ${field}`, async () => {
      await goOn(page, address);
      await expect(page.locator('#root[data-arrived]')).toBeAttached();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      if (open !== undefined) await page.getByRole('button', { name: open, exact: true }).click();
      await use(form);
    });
  }
}

/**
 * Types into each form, kills its tab and finds the words in a new one; discards them and finds none. No two
 * forms are on one page, which says only once that a draft is saved.
 */
async function expectDrafts(context: BrowserContext, forms: readonly KeptForm[]): Promise<void> {
  const before = new Map<KeptForm, string>();
  for (const form of forms) {
    const killed = await context.newPage();
    await openForms(killed, [form], async () => {
      before.set(form, await fieldOf(killed, form).inputValue());
      await fieldOf(killed, form).fill(form.typed);
      await expect(killed.getByText('Draft saved', { exact: true })).toBeVisible();
    });
    await killed.close({ runBeforeUnload: false });
  }

  const next = await context.newPage();
  await openForms(next, forms, async (form) => {
    const field = fieldOf(next, form);
    await expect(field).toHaveValue(form.typed);
    if (form.hasNoDiscard) await field.fill('');
    else await next.getByRole('button', { name: 'Discard draft' }).click();
    await expect(field).toHaveValue(before.get(form) ?? '');
  });
  await next.close();

  const last = await context.newPage();
  await openForms(last, forms, async (form) => {
    await expect(fieldOf(last, form)).toHaveValue(before.get(form) ?? '');
  });
  await last.close();
}

test('what a Pro types survives the tab, and signing out removes it', async ({
  request,
  newSession,
}) => {
  test.setTimeout(240_000);
  const owner = await asPerson(request, 'owner');
  const { page, caller: vendor } = await newSession('pro1');
  const work = await submitWork(owner);
  await takeLead(vendor, await leadOf(vendor, work));
  const lead = `/vendor/requests/${work.id}`;
  const context = page.context();
  await expectDrafts(context, [
    { address: lead, field: 'Message', typed: 'We rope every limb down.' },
    { address: '/vendor/account', field: 'About your business', typed: 'Two people, one rope.' },
    { address: '/vendor/pricing', field: 'Work', typed: 'Cabling' },
    { address: '/vendor/schedule?show=hours', field: 'Note', typed: 'Dentist' },
  ]);
  await expectDrafts(context, [
    { address: lead, field: 'Message to Maya', typed: 'Is there a gate?', hasNoDiscard: true },
  ]);

  await page.goto('/vendor/pricing');
  await page.getByLabel('Work', { exact: true }).fill('Cabling');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft:')).length);
  // Those that were discarded above leave once the server knows of it.
  await expect.poll(drafts).toBe(1);
  await signOutHere(page);
  await expect.poll(drafts).toBe(0);
});

test('what a new Pro types while setting up survives the tab', async ({ newPage, request }) => {
  test.setTimeout(240_000);
  const page = await newPage();
  await signUpBusiness(page, request, {
    name: 'Kept Words Tree Care',
    email: 'kept.words@example.com',
    password: 'a quiet grove of oaks',
  });
  const step = (name: string) => `/vendor/onboarding?step=${name}`;
  await expectDrafts(page.context(), [
    { address: step('business'), field: 'About your business', typed: 'Two people, one rope.' },
    { address: step('credentials'), field: 'Issued by', typed: 'Hill Country Mutual' },
  ]);
});

test('what an owner types survives the tab', async ({ newSession }) => {
  test.setTimeout(240_000);
  const { page, caller: owner } = await newSession('owner');
  const work = await submitWork(owner);
  const [property] = await owner.read<{ id: string }>('properties?select=id&limit=1');
  if (!property) throw new Error('The owner has no property.');
  await expectDrafts(page.context(), [
    {
      address: '/properties',
      open: 'Add property',
      field: 'Street address',
      typed: '9 Elm Street',
    },
    {
      address: `/properties/${property.id}`,
      open: 'Add tree',
      field: 'Species',
      typed: 'Pecan',
    },
    {
      address: `/requests/${work.id}`,
      open: 'Cancel this request',
      field: 'Why are you canceling?',
      typed: 'We sell the house.',
    },
    { address: '/account', field: 'Street address', typed: '12 Oak Lane' },
  ]);
});

test('what an administrator and a visitor type survives the tab', async ({
  newSession,
  newPage,
}) => {
  test.setTimeout(240_000);
  const { page: admin } = await newSession('admin');
  await expectDrafts(admin.context(), [
    { address: '/admin-utility/announcements', field: 'Message', typed: 'A storm is coming.' },
  ]);
  const visitor = await newPage();
  await expectDrafts(visitor.context(), [
    { address: '/contact', field: 'Your message', typed: 'Do you work in Maine?' },
  ]);
});

test('what a Pro types is on the other device, until it is sent from there', async ({
  request,
  newSession,
}) => {
  test.setTimeout(180_000);
  const owner = await asPerson(request, 'owner');
  const { page: phone, caller: vendor } = await newSession('pro1');
  const { page: laptop } = await newSession('pro1');
  const work = await submitWork(owner);
  await takeLead(vendor, await leadOf(vendor, work));
  const address = `/vendor/requests/${work.id}`;
  const quote = (page: Page) => page.getByRole('form', { name: 'Quote', exact: true });
  const message = (page: Page) => quote(page).getByLabel(/^Message/);
  const price = (page: Page) => quote(page).getByLabel('Price each').first();
  const chat = (page: Page) => page.getByLabel('Message to Maya', { exact: true });
  /** What the server keeps of the quote or the message, as text. */
  const kept = async (form: 'quote' | 'message') => {
    const drafts = await vendor.read<{ key: string; content: unknown }>(
      'form_drafts?select=key,content',
    );
    return JSON.stringify(drafts.find(({ key }) => key.startsWith(form))?.content);
  };

  await test.step('the quote, with its lines', async () => {
    await phone.goto(address);
    await message(phone).fill('We rope every limb down.');
    await price(phone).fill('640');
    await expect.poll(() => kept('quote')).toMatch(/limb down.*640|640.*limb down/);
    await laptop.goto(address);
    await expect(message(laptop)).toHaveValue('We rope every limb down.');
    await expect(price(laptop)).toHaveValue(/640/);
    await expect(quote(laptop).getByText('Draft restored')).toBeVisible();
  });

  await test.step('what is typed on, back on the first device', async () => {
    await message(laptop).fill('We rope every limb down, by hand.');
    await expect.poll(() => kept('quote')).toContain('by hand');
    await phone.reload();
    await expect(message(phone)).toHaveValue('We rope every limb down, by hand.');
  });

  await test.step('once the quote is sent, its draft is gone', async () => {
    await quote(laptop).getByRole('button', { name: 'Send quote' }).click();
    await expect(laptop.getByText(/^Version 1, sent/)).toBeVisible();
    await expect.poll(() => kept('quote')).toBe('null');
  });

  await test.step('a message that is sent from the other device is in neither one after', async () => {
    await chat(phone).fill('Is there a gate?');
    await expect.poll(() => kept('message')).toContain('Is there a gate?');
    await laptop.reload();
    await expect(chat(laptop)).toHaveValue('Is there a gate?');
    await chat(laptop).press('Enter');
    await expect(laptop.getByRole('log').getByText('Is there a gate?')).toBeVisible();
    await expect.poll(() => kept('message')).toBe('null');
    for (const page of [phone, laptop]) {
      await page.reload();
      await expect(chat(page)).toHaveValue('');
    }
  });
});
