import { readTextOf } from './readTextOf';

const MAC: Readonly<Record<string, number>> = {
  ñ: 0x96,
  é: 0x8e,
  á: 0x87,
  ü: 0x9f,
  '’': 0xd5,
  ã: 0x8b,
};
const WINDOWS: Readonly<Record<string, number>> = {
  ñ: 0xf1,
  é: 0xe9,
  á: 0xe1,
  ü: 0xfc,
  '’': 0x92,
  ã: 0xe3,
  '–': 0x96,
  '“': 0x93,
  '”': 0x94,
};
const bytesOf = (text: string, table: Readonly<Record<string, number>>) =>
  Uint8Array.from([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)));
const read = (bytes: Uint8Array<ArrayBuffer>) => readTextOf(new File([bytes], 'list.csv'));

test.each([
  'Name,Address\rPeña Mac,1 Main\r',
  'Name,Address\nSão José,1 Main\n',
  'Name,Address\rO’Brien Café,1 Main\r',
  'Name\nMüller & Peña’s\n',
])('a file of a spreadsheet on a Mac: %j', async (text) => {
  expect(await read(bytesOf(text, MAC))).toEqual({ ok: true, text, encoding: 'macintosh' });
});

test.each([
  'Name;Address\r\nPeña;1 Main\r\n',
  'Name,Address\r\nO’Brien Café,1 Main\r\n',
  'Name\r\nDepot – north, “Peña” Court\r\n',
  'Name\r\nO’Brien Court\r\n',
])('a file of a spreadsheet on Windows: %j', async (text) => {
  const bytes = bytesOf(text, WINDOWS);
  // Node.js 20 decodes curly quotes of Windows-1252 as control characters; browsers don't.
  const decoded = new TextDecoder('windows-1252').decode(bytes);
  expect(await read(bytes)).toEqual({ ok: true, text: decoded, encoding: 'windows-1252' });
});

test('UTF-8 and UTF-16 are read as what they are, and other files are refused', async () => {
  const text = 'Name\nPeña – Mac\n';
  expect(await read(new TextEncoder().encode(text))).toEqual({
    ok: true,
    text,
    encoding: 'utf-8',
  });
  const wide = Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xf1, 0]);
  expect(await read(wide)).toEqual({ ok: true, text: 'Añ', encoding: 'utf-16le' });
  expect(await read(Uint8Array.from([0x50, 0x4b, 0, 3]))).toMatchObject({ ok: false });
});

test('the encoding that was chosen is used where the guess is wrong', async () => {
  // One letter is not enough to tell: as guessed it is "–", as meant "ñ".
  const file = new File([bytesOf('Name\nñ\n', MAC)], 'list.csv');
  expect(await readTextOf(file)).toMatchObject({ encoding: 'windows-1252' });
  expect(await readTextOf(file, 'macintosh')).toEqual({
    ok: true,
    text: 'Name\nñ\n',
    encoding: 'macintosh',
  });
});
