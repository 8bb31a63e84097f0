import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@tree-service/kernel/contract';
import { vendorPaths } from '../../mf-vendor/src/paths';
import { submitWork, asPerson } from '../support/asPerson';
import { expect, test } from './engineTest';
import { rememberSession } from './signedIn';
import type { Front } from './front';
import { eventually, type Visitor } from './visitor';

const PHONE = 375;
const FOR_EVERYONE = ['/', '/request', '/providers', '/login'];
/** Every page of mf-vendor but that of one request. */
const FOR_PROS = [
  ...Object.values(vendorPaths).filter((path) => path !== vendorPaths.request),
  ...[paths.vendorDashboard, paths.vendorTokens, paths.messages, paths.account],
].map(({ pattern }) => pattern);

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

/** How many pages mf-vendor has, so that a new one is opened here, too. */
function vendorPageCount(): number {
  const routes = path.resolve(__dirname, '../../mf-vendor/src/routes.tsx');
  return readFileSync(routes, 'utf8').match(/\bpageRoute\(/g)?.length ?? 0;
}

/** The pages people come to first and all pages of Pros open without an error, as wide as a phone. */
export function testPages(): void {
  test('the first pages of visitors and all of Pros open without errors, as wide as a phone', async ({
    newVisitor,
    front,
    request,
  }) => {
    test.setTimeout(180_000);
    expect(FOR_PROS).toHaveLength(vendorPageCount() - 1);
    const work = await submitWork(await asPerson(request, 'owner'));
    const visitor = await newVisitor();
    await visitor.tab.resize(PHONE);
    for (const address of FOR_EVERYONE) await expectWholePage(visitor, front, address);
    await rememberSession(visitor, request, 'pro1');
    for (const address of [...FOR_PROS, vendorPaths.request(work.id)]) {
      await expectWholePage(visitor, front, address);
    }
  });
}
