import { test as base, expect } from '../support/test';
import type { Engine, EngineName, StartEngine } from './engine';
import { startFirefox } from './firefox';
import { startFront, type Front } from './front';
import { withoutKnownFaults } from './knownFaults';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const starts: Readonly<Record<EngineName, StartEngine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

interface PerTest {
  /** Opens a tab of someone's own, which is closed with the test. */
  readonly newVisitor: () => Promise<Visitor>;
}

interface PerWorker {
  readonly engineName: EngineName;
  /** The proxy between the browser and the product. */
  readonly front: Front;
  readonly browserEngine: Engine;
}

/** `test` of what runs in Firefox and WebKit. No Chromium is started. */
export const test = base.extend<PerTest, PerWorker>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  front: [
    async ({ sharedProduct }, use) => {
      const front = await startFront(sharedProduct.origin);
      await use(front);
      front.close();
    },
    { scope: 'worker' },
  ],
  browserEngine: [
    async ({ engineName, front }, use) => {
      const engine = await starts[engineName](front.port);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  // Replaces the watchdog of Chromium: pages report to the proxy.
  watchdog: async ({ engineName, front, tolerated }, use) => {
    front.complaints.length = 0;
    await use(() => undefined);
    const faults = withoutKnownFaults(engineName, front.complaints);
    expect(faults.filter((one) => !tolerated?.test(one))).toEqual([]);
  },
  newVisitor: async ({ browserEngine, product }, use, testInfo) => {
    const visitors: Visitor[] = [];
    await use(async () => {
      const visitor = new Visitor(await browserEngine.newTab(), product.origin);
      visitors.push(visitor);
      return visitor;
    });
    for (const [index, { tab }] of visitors.entries()) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const seen = await tab
          .run('return `${location.href}\n${document.body.innerText}`;')
          .catch(String);
        await testInfo.attach(`page ${index + 1}`, { body: String(seen) });
      }
      await tab.close();
    }
  },
});

export { expect };
