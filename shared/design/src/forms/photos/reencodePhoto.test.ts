/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { GarbledPhotoError, reencodePhoto } from './reencodePhoto';

/** A canvas that gives back what was drawn on it, changed by the browser. */
function canvasThat(changes: (value: number) => number) {
  const drawn: number[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => drawn.push(...(context.fillStyle.match(/\d+/g) ?? []).map(Number), 255),
    getImageData: () => ({ data: drawn.map(changes) }),
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
}

const result = () => reencodePhoto(new Blob(['x'])).catch((cause: unknown) => cause);

test.each([
  ['noise', (value: number) => (value + 97) % 256],
  ['white', () => 255],
])('a browser that answers %s for what was drawn is noticed', async (_what, changes) => {
  canvasThat(changes);
  expect(await result()).toBeInstanceOf(GarbledPhotoError);
});

test.each([
  ['what was drawn', (value: number) => value],
  ['it with other last bits', (value: number) => value ^ 1],
])('a browser that answers %s is not refused for it', async (_what, changes) => {
  canvasThat(changes);
  expect(await result()).not.toBeInstanceOf(GarbledPhotoError);
});
