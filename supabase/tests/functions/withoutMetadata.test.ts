import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { NoPhoto } from '../../functions/_shared/photos/bytes';
import { withoutMetadata } from '../../functions/_shared/photos/withoutMetadata';
import { CARRIERS, DAMAGED, NO_PHOTOS } from '../local/hostileFiles';
import { LOCATED_PHOTO, TINY_PHOTOS, type PhotoType } from '../local/tinyPhotos';

const TYPES = Object.keys(TINY_PHOTOS) as PhotoType[];
const OAK = readFileSync(path.join(__dirname, '../../../e2e/support/pictures/oak.jpg'));

const pixels = (photo: Uint8Array) => sharp(photo).autoOrient().raw().toBuffer();

/** The oak as a phone or an editor would write it: located, named, with a color profile and XMP. */
function photoOf(type: PhotoType, turned = 1): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: 'Jane Doe', Make: 'Phone' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' },
  };
  const photo = sharp(OAK)
    .resize(64)
    .withMetadata({ orientation: turned })
    .withExifMerge(exif)
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Jane Doe</rdf></x:xmpmeta>');
  const writers = {
    'image/jpeg': () => photo.jpeg({ progressive: true }),
    'image/png': () => photo.png(),
    'image/webp': () => photo.webp(),
  };
  return writers[type]().toBuffer();
}

test.each(TYPES)('%s: place, names and programs are taken out, every pixel stays', async (type) => {
  const before = await photoOf(type);
  expect(before.includes('Jane Doe')).toBe(true);
  const after = withoutMetadata(before, type);
  expect(Buffer.from(after).includes('Jane Doe')).toBe(false);
  expect(Buffer.from(after).includes('Phone')).toBe(false);
  const { exif, xmp, icc } = await sharp(after).metadata();
  expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
  // Without its profile the colors would be others.
  expect(icc).toBeDefined();
  expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  expect(withoutMetadata(after, type).length).toBe(after.length);
});

test.each([3, 6, 8])('a photo that is turned (%s) is shown upright as before', async (turned) => {
  const before = await photoOf('image/jpeg', turned);
  const after = withoutMetadata(before, 'image/jpeg');
  expect((await sharp(after).metadata()).orientation).toBe(turned);
  expect(Buffer.from(after).includes('Phone')).toBe(false);
  expect((await pixels(after)).equals(await pixels(before))).toBe(true);
});

test('a located photo of a phone is no longer located, and the oak is', async () => {
  const after = withoutMetadata(LOCATED_PHOTO, 'image/jpeg');
  expect((await sharp(LOCATED_PHOTO).metadata()).exif).toBeDefined();
  expect((await sharp(after).metadata()).exif).toBeUndefined();
  expect((await pixels(withoutMetadata(OAK, 'image/jpeg'))).equals(await pixels(OAK))).toBe(true);
});

test.each(CARRIERS)('%s: the photo alone is kept', async (_what, type, carried) => {
  const photo = TINY_PHOTOS[type];
  const after = withoutMetadata(Buffer.concat([photo, Buffer.from(carried, 'latin1')]), type);
  expect(Buffer.from(after).includes(Buffer.from(carried, 'latin1'))).toBe(false);
  expect((await pixels(after)).equals(await pixels(photo))).toBe(true);
});

test.each(NO_PHOTOS)('%s is no photo of any type', (_what, _type, bytes) => {
  for (const type of TYPES) expect(() => withoutMetadata(bytes, type)).toThrow(NoPhoto);
});

test.each(DAMAGED)('%s is no photo', (_what, type, bytes) => {
  expect(() => withoutMetadata(bytes, type)).toThrow(NoPhoto);
});

test('whatever bytes of a photo are changed, left out or repeated, it is cleaned or no photo', async () => {
  const photos = await Promise.all(
    TYPES.map(async (type) => ({ type, bytes: await photoOf(type, 6) })),
  );
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...photos), changes, fc.nat(), ({ type, bytes }, changed, cut) => {
      const other = Buffer.from(bytes.subarray(0, bytes.length - (cut % bytes.length)));
      // Most of what can go wrong is said in the first bytes.
      for (const [place, byte] of changed) other[place % Math.min(other.length, 800)] = byte;
      try {
        expect(withoutMetadata(other, type).length).toBeLessThanOrEqual(other.length);
      } catch (error) {
        expect(error).toBeInstanceOf(NoPhoto);
      }
    }),
    { numRuns: 2000 },
  );
});
