import { submitWork, asPerson } from '../support/asPerson';
import { expect, test } from './engineTest';
import { rememberSession } from './signedIn';
import type { Front } from './front';
import { eventually, type Visitor } from './visitor';

const PHONE = 375;
const FOR_EVERYONE = ['/', '/request', '/providers', '/login'];
const FOR_VENDORS = ['/vendor/dashboard', '/vendor/requests'];

async function expectWholePage(visitor: Visitor, front: Front, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.seeA('heading');
  await visitor.until(`document.querySelector('main h1') !== null`, `a heading at ${address}`);
  const beyond = await visitor.tab.run(`
    const { scrollWidth, clientWidth } = document.documentElement;
    return [innerWidth, scrollWidth - clientWidth];`);
  expect([address, beyond]).toEqual([address, [PHONE, 0]]);
  // Whatever was asked for late has come, too.
  await eventually(async () => {
    expect(front.waiting()).toBe(0);
  });
}

/** The pages people come to first open without an error, as wide as a phone. */
export function testPages(): void {
  test('the first pages of visitors and Pros open without errors, as wide as a phone', async ({
    newVisitor,
    front,
    request,
  }) => {
    const work = await submitWork(await asPerson(request, 'owner'));
    const visitor = await newVisitor();
    await visitor.tab.resize(PHONE);
    for (const address of FOR_EVERYONE) await expectWholePage(visitor, front, address);
    await rememberSession(visitor, request, 'pro1');
    for (const address of [...FOR_VENDORS, `/vendor/requests/${work.id}`]) {
      await expectWholePage(visitor, front, address);
    }
  });
}
