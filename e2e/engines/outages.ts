import { expect, test } from './engineTest';
import type { Instead } from './front';
import { rememberSession } from './signedIn';

const CARD = '[role=alert]';
const CARD_WITHIN_MS = 5_000;
// What a machine busy with other tests may add.
const BUSY_MS = 5_000;

const page = '<!doctype html><title>Sign in to the network</title>';

const missing: Instead = (response) => response.writeHead(404).end('gone');
const html: Instead = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(page);
const throwing: Instead = (response) =>
  response
    .writeHead(200, { 'content-type': 'text/javascript' })
    .end('throw new Error("built badly");');
// Taken and never answered, as by a server that hangs.
const silent: Instead = () => undefined;

/**
 * What can be wrong, in the order in which a remote loads: each Try Again gets one step further, because a
 * file that has arrived stays in the browser.
 */
const outages: readonly [name: string, file: RegExp, instead: Instead][] = [
  ['a missing manifest', /^mf-manifest\.json$/, missing],
  ['a missing entry', /^remoteEntry\./, missing],
  ['a page in place of the entry', /^remoteEntry\./, html],
  ['an entry that never answers', /^remoteEntry\./, silent],
  ['an exposed module that throws', /^__federation_expose_/, throwing],
  ['a missing page chunk', /^\d+\.[0-9a-f]+\.js$/, missing],
];

const fileOfVendor = (path: string) => /^\/remotes\/mf-vendor\/[^/]+\/(.+)$/.exec(path)?.[1] ?? '';

/** A remote that does not arrive leaves the rest of the page, and Try Again brings it back. */
export function testOutages(): void {
  test.describe('a remote that fails', () => {
    test.use({ tolerated: /./ });

    test('gives an error card within 5 seconds whatever is wrong, and Try Again recovers', async ({
      newVisitor,
      front,
      request,
    }) => {
      test.setTimeout(180_000);
      const pro = await newVisitor();
      await rememberSession(pro, request, 'pro1');
      let asked = 0;
      const failNow = (file: RegExp, instead: Instead) => {
        asked = 0;
        return front.replace(
          (path) => file.test(fileOfVendor(path)),
          (response) => {
            asked ||= Date.now();
            instead(response);
          },
        );
      };
      let recover = (): void => undefined;
      let isFirst = true;
      for (const [name, file, instead] of outages) {
        await test.step(name, async () => {
          recover();
          recover = failNow(file, instead);
          if (isFirst) {
            isFirst = false;
            await pro.open('/');
            await pro.tab.run(`document.documentElement.dataset.mark = 'same page';`);
            await pro.press('link', 'Dashboard', 'nav');
          } else {
            // Told from the card of this failure.
            await pro.tab.run(`document.querySelector('${CARD}').dataset.earlier = '';`);
            await pro.press('button', 'Try Again', CARD);
          }
          await pro.until(
            `document.querySelector('${CARD}:not([data-earlier]) button') !== null`,
            `a card for ${name}`,
          );
          expect(asked).toBeGreaterThan(0);
          expect(Date.now() - asked).toBeLessThan(CARD_WITHIN_MS + BUSY_MS);
          await pro.seeA('banner');
        });
      }

      recover();
      await pro.press('button', 'Try Again', CARD);
      await pro.until(`document.querySelector('main h1') !== null`, 'the dashboard');
      expect(await pro.seesNo('button', 'Try Again')).toBe(true);
      expect(await pro.tab.run('return document.documentElement.dataset.mark;')).toBe('same page');
    });
  });
}
