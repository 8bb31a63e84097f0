import sharp from 'sharp';
import { hashDistance, pixelFactsOf, type PixelFacts } from './photoFindings';

const OAK = 'e2e/support/pictures/oak.jpg';

async function factsOf(image: ReturnType<typeof sharp>): Promise<PixelFacts> {
  const { data, info } = await image
    .resize(256, 256, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixelFactsOf({ ...info, data: new Uint8ClampedArray(data) });
}

test('a photo out of focus has few edges, a photo in focus many', async () => {
  const [sharply, softly] = [await factsOf(sharp(OAK)), await factsOf(sharp(OAK).blur(4))];
  expect(sharply.sharpness).toBeGreaterThan(100);
  expect(softly.sharpness).toBeLessThan(15);
});

test('a photo taken at night is dark', async () => {
  expect((await factsOf(sharp(OAK))).brightness).toBeGreaterThan(100);
  expect((await factsOf(sharp(OAK).linear(0.15, 0))).brightness).toBeLessThan(40);
});

test('the same view is recognized in another size and light, another view is not', async () => {
  const oak = await factsOf(sharp(OAK));
  const again = await factsOf(sharp(await sharp(OAK).resize(300).linear(0.8, 10).toBuffer()));
  const other = await factsOf(sharp(await sharp(OAK).flip().toBuffer()));
  expect(hashDistance(oak.hash, again.hash)).toBeLessThanOrEqual(3);
  expect(hashDistance(oak.hash, other.hash)).toBeGreaterThan(3);
});

test('one color has no edges and no view', () => {
  const data = new Uint8ClampedArray(16 * 16 * 4).fill(200);
  const facts = pixelFactsOf({ width: 16, height: 16, data });
  expect(facts.sharpness).toBe(0);
  expect(facts.brightness).toBeCloseTo(200);
});
