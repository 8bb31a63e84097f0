/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { preparePhotoOrPdf } from './preparePhotoOrPdf';

// Decoding and drawing need a real browser; everything before and after runs as it is.
jest.mock('../photos/reencodePhoto', () => ({
  ...jest.requireActual('../photos/reencodePhoto'),
  reencodePhoto: (file: Blob) => Promise.resolve(new Blob([file], { type: 'image/jpeg' })),
}));

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

test('a photo becomes a JPEG, whatever it was called', async () => {
  const prepared = await preparePhotoOrPdf(new File([JPEG], 'IMG_1.HEIC'));
  expect(prepared).toMatchObject({ ok: true, item: { name: 'IMG_1.jpg' } });
});

test('a PDF is known by its content and keeps it', async () => {
  const prepared = await preparePhotoOrPdf(new File(['%PDF-1.7 …'], 'permit', { type: 'text/x' }));
  expect(prepared).toMatchObject({ ok: true, item: { name: 'permit.pdf' } });
  expect(prepared.ok && prepared.item.file.type).toBe('application/pdf');
});

test.each([
  [new File(['<script>alert(1)</script>'], 'tree.pdf'), '“tree.pdf” is not a photo or PDF'],
  [new File([], 'nothing.pdf'), '“nothing.pdf” is empty'],
])('other files are refused with a message', async (file, sentence) => {
  const prepared = await preparePhotoOrPdf(file);
  expect(prepared).toEqual({ ok: false, message: expect.stringContaining(sentence) });
});

test('a PDF of more than 10 MB is refused, and a photo is not: it is stored smaller', async () => {
  const large = (content: BlobPart, name: string) =>
    Object.defineProperty(new File([content], name), 'size', { value: 10 * 1024 * 1024 + 1 });
  expect(await preparePhotoOrPdf(large('%PDF-1.7', 'huge.pdf'))).toEqual({
    ok: false,
    message: '“huge.pdf” is larger than 10 MB. Choose a smaller PDF.',
  });
  expect(await preparePhotoOrPdf(large(JPEG, 'huge.jpg'))).toMatchObject({ ok: true });
});

test('a name that is too long is cut before its ending', async () => {
  const prepared = await preparePhotoOrPdf(new File([JPEG], `${'x'.repeat(300)}.png`));
  expect(prepared.ok && prepared.item.name).toMatch(/^x{116}\.jpg$/);
});
