import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

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
    for (const { id, title, name } of all) {
      await test.step(`${title}: ${name}`, async () => {
        await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
        await expect(page.locator('body.sb-show-main')).toBeVisible();
        const drawn = page.locator('#storybook-root > *, [role=dialog], [role=alertdialog]');
        await expect(drawn.first()).toBeVisible();
        // A story is a part of a page: landmarks and the one h1 are the page's own.
        const { violations } = await new AxeBuilder({ page })
          .disableRules(['region', 'page-has-heading-one', 'landmark-one-main'])
          .analyze();
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
