import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../support/chromium';
import { startCopy, type ProductCopy } from '../support/productCopy';
import { startMapHost, type MapHost } from '../support/streets/mapHost';
import { streetArchive } from '../support/streets/streetArchive';
import { expect, test as base } from '../support/test';

const ZIP = '78704';

let host: MapHost;

/** A copy of the product whose maps have streets, from a host at an origin of its own. */
const test = base.extend<object, { sharedProduct: ProductCopy }>({
  sharedProduct: [
    async ({ served }, use) => {
      host = await startMapHost();
      const product = await startCopy(served, 'postgres', { MAP_PMTILES_URL: host.address });
      await use(product);
      await product.close();
      await host.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// Chromium draws WebGL without a graphics card this way.
const executablePath = findChromium();
const args = [
  ...chromiumArguments.filter((one) => one !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
test.use({ launchOptions: { args, ...(executablePath && { executablePath }) } });

const mapOf = (page: Page) => page.getByRole('group', { name: `Pros around ${ZIP}` });
const outlinesOf = (map: Locator) => map.locator('svg g[transform*="scale"] path[d^="M"]');

async function openMap(page: Page): Promise<Locator> {
  await page.goto(`/providers?zip=${ZIP}&map=yes`);
  const map = mapOf(page);
  await expect(map).toBeVisible();
  return map;
}

/** Land of the light style, by its red, green and blue. */
const LAND = [0xe2, 0xdf, 0xda];
const STRIP_PX = 41;
/** A street is no thicker than this from afar; names and markers are. */
const STREET_PX = 6;

/** Whether a street runs through the middle of a map: a thin line, brighter than the land around it. */
async function hasStreet(map: Locator): Promise<boolean> {
  const picture = sharp(await map.screenshot()).removeAlpha();
  const { width = 0, height = 0 } = await picture.metadata();
  const top = Math.round(height / 2) - (STRIP_PX - 1) / 2;
  // Markers may lie on some of these columns.
  for (const right of [-200, -120, 120, 200]) {
    const area = { left: Math.round(width / 2) + right, top, width: 1, height: STRIP_PX };
    const bytes = [...(await picture.clone().extract(area).raw().toBuffer())];
    const pixels = Array.from({ length: STRIP_PX }, (_, at) => bytes.slice(at * 3, at * 3 + 3));
    const others = pixels.filter((pixel) => String(pixel) !== String(LAND));
    const isThin = others.length <= STREET_PX;
    if (isThin && others.some(([red = 0, green = 0]) => red > 234 && green > 232)) return true;
  }
  return false;
}

test('maps draw the streets of the configured archive', async ({ page, product }) => {
  const [middle] = await product.query(
    `select latitude, longitude from public.zip_codes where zip = '${ZIP}'`,
  );
  host.archive = streetArchive({
    latitude: Number(middle?.['latitude']),
    longitude: Number(middle?.['longitude']),
  });
  const map = await openMap(page);
  const idle = map.locator('[data-streets="idle"]');
  await expect(idle).toBeAttached();
  await expect(outlinesOf(map)).toHaveCount(0);
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expect.poll(() => hasStreet(map)).toBe(true);

  const scale = map.getByText(/^[\d.,]+ (?:mi|ft)$/);
  const before = (await scale.textContent()) ?? '';
  await map.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(scale).not.toHaveText(before);
  await expect(idle).toBeAttached();
  await expect.poll(() => hasStreet(map)).toBe(true);
  await expect(map.getByText(ZIP)).toBeVisible();
});

test('where the archive does not answer the outlines stay, and say so', async ({ page }) => {
  host.archive = null;
  const map = await openMap(page);
  await expect(
    map.getByText('Streets could not be loaded, so this map shows outlines.'),
  ).toBeVisible();
  await expect(outlinesOf(map).first()).toBeAttached();
  const before = host.asked();
  await map.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => host.asked()).toBeGreaterThan(before);
  await expect(map.getByText(/Streets could not be loaded/)).toBeVisible();
});

test('a browser that draws no streets shows outlines and downloads nothing for them', async ({
  page,
}) => {
  const before = host.asked();
  const workers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('csp-worker')) workers.push(request.url());
  });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const map = await openMap(page);
  await expect(map.getByText(/This browser cannot draw streets/)).toBeVisible();
  await expect(outlinesOf(map).first()).toBeAttached();
  expect(host.asked()).toBe(before);
  expect(workers).toEqual([]);
});
