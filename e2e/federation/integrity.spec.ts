import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { REGISTRY_FILE } from '../../deploy/registry';
import type { AccountName } from '../support/accounts';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import {
  alterFile,
  alterManifest,
  ignoreHashes,
  watchSigns,
  type Alteration,
} from './alteredFiles';
import { card, expectSamePage, markPage, tryAgain } from './errorCard';

/**
 * What shows that a page did without a file: the error card of its area, the notice beside a
 * prerendered page, the message in place of all, that of a page where nothing runs, or nothing but that
 * the file did not run.
 */
type Refusal = 'area' | 'notice' | 'page' | 'start' | 'nothing';

interface Scene {
  readonly path: string;
  readonly account: AccountName | null;
  /** A kind of file by the addresses of those the page asks for; the first or last of them. */
  readonly kinds: readonly (readonly [
    name: string,
    address: RegExp,
    which: 0 | -1,
    refusal: Refusal,
  ])[];
}

const scenes: readonly Scene[] = [
  {
    // Drawn ahead: the drawing stays where the application does not come.
    path: '/services',
    account: null,
    kinds: [
      ['first script of the shell', /^\/shell\/[^/]+\/main\./, 0, 'nothing'],
      ['application of the shell', /^\/shell\/[^/]+\/application\./, 0, 'page'],
      ['part of the shell that comes soon', /^\/shell\/[^/]+\/\d+\./, 0, 'nothing'],
      ['part of the shell that comes later', /^\/shell\/[^/]+\/\d+\./, -1, 'nothing'],
      ['entry of a drawn page', /\/remoteEntry\./, 0, 'notice'],
      ['routes of a drawn page', /\/__federation_expose_/, 0, 'notice'],
    ],
  },
  {
    path: '/',
    account: null,
    kinds: [['page that is preloaded', /\/mf-public\/[^/]+\/\d+\./, 0, 'notice']],
  },
  {
    path: '/vendor/requests',
    account: 'pro1',
    kinds: [
      ['first script of a page of one’s own', /^\/shell\/[^/]+\/main\./, 0, 'start'],
      ['entry of mf-vendor', /\/remoteEntry\./, 0, 'area'],
      ['exposed module', /\/__federation_expose_/, 0, 'area'],
      ['page of mf-vendor', /\/mf-vendor\/[^/]+\/\d+\./, -1, 'area'],
      ['manifest', /\/mf-vendor\/[^/]+\/mf-manifest\.json$/, 0, 'area'],
    ],
  },
  {
    // The one area whose files are for its own people alone.
    path: '/admin-utility',
    account: 'admin',
    kinds: [['page of mf-admin', /\/mf-admin\/[^/]+\/\d+\./, -1, 'area']],
  },
];

const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });

const messages = {
  area: card,
  notice: (page: Page) => page.getByText("This page didn't load completely"),
  page: (page: Page) => page.getByText("We couldn't load Tree Service. Check your connection."),
  start: (page: Page) => page.getByText('This is taking longer than it should.'),
} as const;

/** What offers to start over. The page where nothing runs does not: browsers keep its first script. */
const isRecoverable = (refusal: Refusal): refusal is 'area' | 'notice' | 'page' =>
  refusal !== 'nothing' && refusal !== 'start';

/** Presses Try Again, and expects the page. It is reloaded only where nothing of it started. */
async function recover(page: Page, refusal: keyof typeof messages): Promise<void> {
  await markPage(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(messages[refusal](page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  if (refusal !== 'page') await expectSamePage(page);
}

const STARTING_MS = 8000;

/**
 * Lets the time pass after which a page that has not started says so, which is an animation's. Until then
 * it says nothing.
 */
async function passStartingTime(page: Page): Promise<void> {
  const delays = await page.evaluate((momentBefore) => {
    const animations = document.getAnimations();
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = momentBefore;
    }
    return animations.map(({ effect }) => effect?.getTiming().delay);
  }, STARTING_MS - 1);
  expect(delays).toEqual([STARTING_MS]);
  await expect(messages.start(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

async function alter(file: string): Promise<Alteration> {
  return file.endsWith('.json') ? alterManifest(file) : alterFile(file);
}

for (const { path: address, account, kinds } of scenes) {
  test(`no altered file runs at ${address} @core`, async ({ newPage, product }) => {
    test.setTimeout(240_000);

    async function openPage(prepare?: (page: Page) => Promise<void>) {
      const page = await newPage();
      if (account !== null) await signInAs(page, account);
      await prepare?.(page);
      const requested: string[] = [];
      page.on('requestfinished', (request) => requested.push(new URL(request.url()).pathname));
      const signs = watchSigns(page);
      await page.goto(address);
      return { page, requested, signs };
    }

    const plain = await openPage();
    await expect(heading(plain.page)).toBeVisible();
    await plain.page.waitForLoadState('networkidle');
    const fileOf = (pattern: RegExp, which: 0 | -1): string => {
      const found = plain.requested.filter((one) => pattern.test(one)).at(which);
      if (found === undefined) throw new Error(`${address} asked for no ${String(pattern)}.`);
      return path.join(product.releases, found);
    };

    for (const [name, pattern, which, refusal] of kinds) {
      await test.step(name, async () => {
        const file = fileOf(pattern, which);
        const { restore } = await alter(file);
        try {
          const control = await openPage(ignoreHashes);
          await expect
            .poll(() => [...control.signs], { message: `${name} was altered` })
            .toContain(path.basename(file));

          const { page, signs, requested } = await openPage();
          if (refusal === 'start') await passStartingTime(page);
          if (refusal !== 'nothing')
            await expect(messages[refusal](page)).toBeVisible({ timeout: 15_000 });
          await expect.poll(() => requested).toContain(file.slice(product.releases.length));
          await page.waitForLoadState('networkidle');
          expect([...signs]).toEqual([]);

          await restore();
          if (isRecoverable(refusal)) await recover(page, refusal);
          expect([...signs]).toEqual([]);
        } finally {
          await restore();
        }
      });
    }
  });
}

test('a manifest on another site is not even asked for @core', async ({ page, product }) => {
  const asked: string[] = [];
  await page.route('https://trees.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const registry = path.join(product.releases, REGISTRY_FILE);
  const before = await readFile(registry, 'utf8');
  await writeFile(registry, before.replaceAll('"/remotes/', '"https://trees.example/remotes/'));
  try {
    await page.goto('/confirmation');
    await expect(card(page)).toBeVisible();
  } finally {
    await writeFile(registry, before);
  }
  expect(asked).toEqual([]);
  await markPage(page);
  await tryAgain(page);
  await expectSamePage(page);
});

test.describe('whatever a page is made to do', () => {
  test.use({ tolerated: /Trusted/ });

  test('scripts are neither loaded past the one policy nor written as text @core', async ({
    page,
  }) => {
    await page.goto('/services');
    await expect(heading(page)).toBeVisible();
    const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
    const outcomes = await page.evaluate((address) => {
      const attempt = (action: () => void) => {
        try {
          action();
          return 'done';
        } catch (cause) {
          return cause instanceof TypeError ? 'refused' : String(cause);
        }
      };
      const place = document.createElement('div');
      const parsed = document.createElement('iframe');
      return {
        address: attempt(() => (document.createElement('script').src = address)),
        text: attempt(() => (document.createElement('script').text = '1')),
        markup: attempt(() => (place.innerHTML = '<b>bold</b>')),
        frame: attempt(() => (parsed.srcdoc = '<b>bold</b>')),
        policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('tree-service', {})),
        otherPolicy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('default', {})),
      };
    }, script);
    expect(outcomes).toEqual({
      address: 'refused',
      text: 'refused',
      markup: 'refused',
      frame: 'refused',
      policy: 'refused',
      otherPolicy: 'refused',
    });
  });
});
