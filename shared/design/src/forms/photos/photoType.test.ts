import { photoTypeOf } from './photoType';

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
