import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { Scene } from './scene';
import { scenes } from './table';

// Every row against a product that shows nothing: a row that passes there as well proves nothing.

const NOTHING = 'http://nothing.test';

/** Leaves no rejection behind that a row which failed earlier no longer waits for. */
function forgetAbandoned(page: Page): void {
  const { waitForRequest, waitForEvent } = page;
  const quiet = <Answer>(promise: Promise<Answer>): Promise<Answer> => {
    promise.catch(() => undefined);
    return promise;
  };
  Object.assign(page, {
    waitForRequest: (...given: Parameters<Page['waitForRequest']>) =>
      quiet(waitForRequest.apply(page, given)),
    waitForEvent: (...given: Parameters<Page['waitForEvent']>) =>
      quiet(waitForEvent.apply(page, given)),
  });
}

interface Outcome {
  readonly statement: string;
  readonly hasPassed: boolean;
}

/** How the rows of a scene do where nothing is. */
async function goThrough(
  scene: Scene,
  browser: Browser,
  request: APIRequestContext,
): Promise<Outcome[]> {
  const context = await browser.newContext({ baseURL: NOTHING });
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing</title>' }),
  );
  const page = await context.newPage();
  forgetAbandoned(page);
  await page.goto('/');
  // Nothing comes later here, so nothing is waited for.
  context.setDefaultTimeout(20);
  context.setDefaultNavigationTimeout(500);
  const outcomes: Outcome[] = [];
  for (const { statement, check } of scene.rows) {
    const hasPassed = await check({ page, context, browser, request, origin: NOTHING }).then(
      () => true,
      () => false,
    );
    outcomes.push({ statement, hasPassed });
  }
  await context.close();
  return outcomes;
}

test('every row fails against an empty product', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const queue = [...scenes];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let scene = queue.shift(); scene !== undefined; scene = queue.shift()) {
      outcomes.push(...(await goThrough(scene, browser, request)));
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  const passed = outcomes.filter(({ hasPassed }) => hasPassed);
  console.log(`Negative controls: ${outcomes.length - passed.length} rows fail where nothing is`);
  expect(passed).toEqual([]);
});
