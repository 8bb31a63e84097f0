import sharp from 'sharp';
import { photoTypeOf, photoPlace, rememberPhotoPlace } from './preparePhoto';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );

it.each([
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ['gif', bytes('GIF89a')],
  ['heif', bytes(0, 0, 0, 24, 'ftypheic')],
  ['avif', bytes(0, 0, 0, 24, 'ftypavif')],
  [null, bytes('%PDF-1.7')],
  [null, bytes('<svg xmlns="')],
  [null, bytes('<script>')],
  [null, bytes(0, 0, 0, 24, 'ftypisom')],
  [null, bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
  [null, bytes()],
])('recognizes %s by the first bytes', (type, header) => {
  expect(photoTypeOf(header)).toBe(type);
});

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7d44' } }).jpeg();
const blobOf = async (image: ReturnType<typeof sharp>) =>
  new Blob([new Uint8Array(await image.toBuffer())], { type: 'image/jpeg' });

test('the place a camera noted is kept beside the prepared photo, which has none in it', async () => {
  const file = await blobOf(
    picture().withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 16/1 1200/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 44/1 3000/100',
      },
    }),
  );
  const photo = await blobOf(picture());
  await rememberPhotoPlace(file, photo);
  expect(photoPlace(photo)?.latitude).toBeCloseTo(30.27, 2);
  expect(photoPlace(photo)?.longitude).toBeCloseTo(-97.74, 2);
  expect(photoPlace(file)).toBeNull();
});

test('a photo without a place, or of an unknown kind, has none', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const photo = await blobOf(picture());
  await rememberPhotoPlace(await blobOf(picture()), photo);
  await rememberPhotoPlace(new Blob(['no picture']), photo);
  expect(photoPlace(photo)).toBeNull();
  jest.restoreAllMocks();
});
