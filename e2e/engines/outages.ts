import { expect, test } from './engineTest';
import type { Instead } from './front';
import { rememberSession } from './signedIn';

const CARD = '[role=alert]';
const CARD_WITHIN_MS = 5_000;
// What a machine busy with other tests may add.
const BUSY_MS = 5_000;

const page = '<!doctype html><title>Sign in to the network</title>';

const outages: Readonly<Record<string, Instead>> = {
  'a missing entry': (response) => response.writeHead(404).end('gone'),
  'a page in place of the entry': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  // Taken and never answered, as by a server that hangs.
  'an entry that never answers': () => undefined,
};

const isEntry = (path: string) => /^\/remotes\/mf-vendor\/[^/]+\/remoteEntry\./.test(path);

/** A remote that does not arrive leaves the rest of the page, and Try Again brings it back. */
export function testOutages(): void {
  test.describe('a remote that fails', () => {
    test.use({ tolerated: /./ });

    for (const [name, instead] of Object.entries(outages)) {
      test(`${name} gives an error card within 5 seconds, and Try Again recovers`, async ({
        newVisitor,
        front,
        request,
      }) => {
        const pro = await newVisitor();
        await rememberSession(pro, request, 'pro1');
        let asked = 0;
        const recover = front.replace(isEntry, (response) => {
          asked ||= Date.now();
          instead(response);
        });
        await pro.open('/');
        await pro.tab.run(`document.documentElement.dataset.mark = 'same page';`);
        await pro.press('link', 'Dashboard', 'nav');
        await pro.seeA('button', 'Try Again');
        expect(asked).toBeGreaterThan(0);
        expect(Date.now() - asked).toBeLessThan(CARD_WITHIN_MS + BUSY_MS);
        await pro.seeA('banner');

        recover();
        await pro.press('button', 'Try Again', CARD);
        await pro.until(`document.querySelector('main h1') !== null`, 'the dashboard');
        expect(await pro.seesNo('button', 'Try Again')).toBe(true);
        expect(await pro.tab.run('return document.documentElement.dataset.mark;')).toBe(
          'same page',
        );
      });
    }
  });
}
