import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { notes } from './rowReporter';
import type { Row, Scene, Stage } from './scene';
import { scenes } from './table';

const title = ({ section, statement }: Row) => `Section ${section}: ${statement}`;

async function goThrough({ rows }: Scene, stage: Stage): Promise<string[]> {
  const failures: string[] = [];
  for (const row of rows) {
    await test.step(title(row), async () => {
      let failure: unknown = null;
      await row.check(stage).catch((cause: unknown) => {
        failure = cause;
      });
      const type = failure === null ? notes.passed : notes.failed;
      test.info().annotations.push({ type, description: title(row) });
      if (failure !== null) failures.push(`${title(row)}\n${String(failure)}`);
    });
  }
  return failures;
}

for (const scene of scenes) {
  test.describe(scene.name, () => {
    test.use({
      viewport: { width: scene.width ?? 1280, height: 800 },
      tolerated: scene.tolerated ?? null,
    });

    test(`${scene.name}: ${scene.rows.length} rows`, async ({
      page,
      context,
      browser,
      request,
      product,
    }) => {
      test.slow();
      test.info().annotations.push({ type: notes.all, description: String(scene.rows.length) });
      if (scene.clock) await page.clock.install();
      if (scene.as) await signInAs(page, scene.as);
      const stage = { page, context, browser, request, origin: product.origin };
      await scene.open?.(stage);
      expect(await goThrough(scene, stage)).toEqual([]);
    });
  });
}
