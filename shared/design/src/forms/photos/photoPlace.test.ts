import sharp from 'sharp';
import { photoPlace, rememberPhotoPlace } from './photoPlace';

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
