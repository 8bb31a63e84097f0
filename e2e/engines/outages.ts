import { expect, test } from './engineTest';
import type { Instead } from './front';
import { rememberSession } from './signedIn';

const CARD = '[role=alert]';
const CARD_WITHIN_MS = 5_000;
// What a machine busy with other tests may add.
const BUSY_MS = 5_000;

const ofVendor = (file: string) => {
  const pattern = new RegExp(`^/remotes/mf-vendor/[^/]+/${file}`);
  return (path: string) => pattern.test(path);
};
const isEntry = ofVendor('remoteEntry\\.');

const missing: Instead = (response) => response.writeHead(404).end('gone');

// What the server holds is not what was published: it has another line at its end.
const altered: Instead = (response, url) => {
  const answer = async () => {
    const published = await (await fetch(url)).text();
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(`${published}\ndocument.documentElement.dataset.ran = 'altered';`);
  };
  answer().catch(() => response.destroy());
};

// What engines do in ways of their own: fail a fetch, wait for a script, refuse one whose hash is another. The
// other faults differ in what the server sends, which e2e/federation/faults.spec.ts tries in Chromium.
const outages: Readonly<Record<string, [affects: (path: string) => boolean, instead: Instead]>> = {
  'a missing manifest': [ofVendor('mf-manifest\\.json$'), missing],
  // Taken and never answered, as by a server that hangs.
  'an entry that never answers': [isEntry, () => undefined],
  'an altered entry': [isEntry, altered],
};

/** A remote that does not arrive leaves the rest of the page, and Try Again brings it back. */
export function testOutages(): void {
  test.describe('a remote that fails', () => {
    test.use({ tolerated: /./ });

    for (const [name, [affects, instead]] of Object.entries(outages)) {
      test(`${name} gives an error card within 5 seconds, and Try Again recovers`, async ({
        newVisitor,
        front,
        request,
      }) => {
        const vendor = await newVisitor();
        await rememberSession(vendor, request, 'pro1');
        let asked = 0;
        const recover = front.replace(affects, (response, url) => {
          asked ||= Date.now();
          instead(response, url);
        });
        await vendor.open('/');
        await vendor.tab.run(`document.documentElement.dataset.mark = 'same page';`);
        await vendor.press('link', 'Dashboard', 'nav');
        await vendor.seeA('button', 'Try Again');
        expect(asked).toBeGreaterThan(0);
        expect(Date.now() - asked).toBeLessThan(CARD_WITHIN_MS + BUSY_MS);
        await vendor.seeA('banner');
        expect(await vendor.tab.run('return document.documentElement.dataset.ran ?? null;')).toBe(
          null,
        );

        recover();
        await vendor.press('button', 'Try Again', CARD);
        await vendor.until(`document.querySelector('main h1') !== null`, 'the dashboard');
        expect(await vendor.seesNo('button', 'Try Again')).toBe(true);
        expect(await vendor.tab.run('return document.documentElement.dataset.mark;')).toBe(
          'same page',
        );
      });
    }
  });
}
