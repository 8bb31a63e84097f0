import path from 'node:path';
import { linkIn, MAILED_LINK_BUTTON, mailTo } from '../support/mailbox';
import { HIDE_FOR_A_MOMENT } from '../support/undo';
import { test } from './engineTest';
import { rememberSession, signInByForm } from './signedIn';
import type { Visitor } from './visitor';

const [EMAIL, PASSWORD] = ['olivia@example.com', 'a quiet grove of oaks'];
const PHOTO = path.resolve(__dirname, '../support/pictures/oak.jpg');
const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

const next = (visitor: Visitor) => visitor.press('button', 'Continue');

async function describeWork(owner: Visitor): Promise<void> {
  await owner.open('/');
  await owner.press('link', 'Get an Estimate');
  await owner.seeA('heading', 'What do you need?');
  await owner.press('radio', /^Tree removal/);
  await owner.press('radio', /^Medium/);
  await owner.type('ZIP code', '78704');
  await owner.see('Estimated price in Austin, TX');
  await next(owner);
  await owner.type('Species', 'Live oak');
  await owner.type('Height', '45');
  await owner.press('radio', 'Healthy');
  await owner.choose('The whole tree', PHOTO);
  await owner.seeA('img', /photo 1/i);
  await next(owner);
  await owner.press('radio', /^Within a month/);
  await owner.type('What needs to be done?', 'The oak leans over the garage.');
  await next(owner);
  await owner.type('Street address', '1204 Barton Hills Drive');
  await owner.type('First name', 'Olivia');
}

async function signUp(owner: Visitor): Promise<void> {
  await owner.press('button', 'Create account and send');
  await owner.type('Email', EMAIL);
  await owner.type('Password', PASSWORD);
  await owner.press('button', 'Create account');
  await owner.seeA('heading', 'Confirm your email');
}

/** From a visitor's first look to a reviewed job, pressed in the engine. */
export function testMainJob(): void {
  test('from a visitor’s first look to a reviewed job', async ({ newVisitor, request }) => {
    test.setTimeout(240_000);
    const [owner, vendor] = [await newVisitor(), await newVisitor()];

    await test.step('a visitor describes the work, signs up and confirms by mail', async () => {
      await describeWork(owner);
      await signUp(owner);
      await owner.open(linkIn(await mailTo(request, EMAIL, /confirm/i)));
      await owner.press('button', MAILED_LINK_BUTTON);
      await owner.seeA('heading', 'We received your request');
      await owner.press('link', 'View my request');
      await owner.seeA('button', /photo 1 of 1/);
    });
    const address = String(await owner.tab.run('return location.pathname;'));
    const requestId = address.split('/').at(-1) ?? '';

    await test.step('a Pro accepts the lead and quotes', async () => {
      await signInByForm(vendor, 'pro1');
      await vendor.open(`/vendor/requests/${requestId}`);
      await vendor.press('button', /^Accept for \d+ tokens/);
      await vendor.press('button', /^Accept for/, DIALOG);
      await vendor.seeA('log');
      await vendor.type('Price each', '1450');
      await vendor.press('button', 'Send quote');
      await vendor.see('Quote sent to Olivia.');
    });

    await test.step('the owner sees the quote arrive and accepts it', async () => {
      await owner.press('button', 'Accept quote');
      await owner.type('Your phone number', '(512) 555-0134');
      await owner.press('button', 'Accept quote', DIALOG);
      await owner.see(/^You accepted the quote/);
    });

    await test.step('the Pro does the job and delivers with a photo', async () => {
      await vendor.press('button', 'Set date');
      await vendor.press('button', 'Set date', DIALOG);
      await vendor.press('button', 'Start work');
      await vendor.press('button', 'Start work', DIALOG);
      await vendor.seeA('button', 'Undo');
      await vendor.tab.run(HIDE_FOR_A_MOMENT);
      await vendor.choose('Photos of the finished work', PHOTO);
      await vendor.seeA('img', 'Photo 1');
      await vendor.press('button', 'Deliver work');
    });

    await test.step('the owner accepts the work and reviews it', async () => {
      await owner.press('button', 'Accept work');
      await owner.press('button', 'Accept work', DIALOG);
      await owner.press('radio', /5 stars/);
      await owner.type('How was the work?', 'On time, careful and tidy.');
      await owner.press('button', 'Send review');
      await owner.see('Not published yet');
    });

    await test.step('an administrator sees the request and how it was matched', async () => {
      const admin = await newVisitor();
      await rememberSession(admin, request, 'admin');
      await admin.open(`/admin/match-visualization?request=${requestId}`);
      await admin.seeA('heading', /Tree removal/);
      await admin.seeA('img', /[1-9]\d* offered/);
    });
  });
}
