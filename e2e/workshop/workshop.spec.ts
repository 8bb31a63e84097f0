import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { axeOn, COLOR_RULES } from '../support/accessibility';

const root = path.resolve(__dirname, '../..');
const built = path.join(root, 'shared/design/.workshop');
const ORIGIN = 'https://workshop.example';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

function stories(): Story[] {
  const index: { entries: Record<string, Story> } = JSON.parse(
    readFileSync(path.join(built, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

/** The events of the workshop's page. */
interface Channel {
  once(event: string, hear: (message: unknown) => void): void;
  emit(event: string, message: unknown): void;
}

/** Shows another story without reloading the workshop, which would take longer than axe. */
async function showStory(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.once('storyRendered', (shown) => {
          if (shown === storyId) resolve();
          else reject(new Error(`${String(shown)} is shown, not ${storyId}.`));
        });
        for (const failure of ['storyErrored', 'storyThrewException', 'storyMissing']) {
          channel.once(failure, (reason) => {
            reject(new Error(`${storyId}: ${failure}: ${JSON.stringify(reason)}`));
          });
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

// A story is a part of a page: landmarks and the one h1 are the page's own.
const RULES_OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main'];

test.beforeAll(() => {
  test.setTimeout(240_000);
  execFileSync('npm', ['run', '--silent', 'workshop:build'], { cwd: root, stdio: 'pipe' });
});

for (const theme of ['light', 'dark'] as const) {
  test(`every component is accessible in ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: path.join(built, new URL(route.request().url()).pathname) }),
    );
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const all = stories();
    expect(all.length).toBeGreaterThan(20);
    await page.goto(`${ORIGIN}/iframe.html?id=${all[0]?.id}&viewMode=story&globals=theme:${theme}`);
    await expect(page.locator('body.sb-show-main')).toBeVisible();
    for (const [index, { id, title, name }] of all.entries()) {
      await test.step(`${title}: ${name}`, async () => {
        if (index > 0) await showStory(page, id);
        const drawn = page.locator('#storybook-root > *, [role=dialog], [role=alertdialog]');
        await expect(drawn.first()).toBeVisible();
        // The structure is the same in both themes.
        const axe = await axeOn(page);
        if (theme === 'light') axe.disableRules(RULES_OF_PAGES);
        else axe.withRules(COLOR_RULES);
        const { violations } = await axe.analyze();
        const found = violations.map(({ id: rule, nodes }) => [
          rule,
          nodes.map((node) => node.html),
        ]);
        expect
          .soft({ story: `${title}: ${name}`, found })
          .toEqual({ story: `${title}: ${name}`, found: [] });
      });
    }
  });
}

test('a component without a name is found', async ({ page }) => {
  await page.setContent('<main><button style="color: #999; background: #aaa"></button></main>');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});
