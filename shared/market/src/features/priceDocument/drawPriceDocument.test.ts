/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { jsPDF } from 'jspdf';
import { drawPriceDocument, PAGE, Sheet } from './drawPriceDocument';
import { lostInPrint, PRINTABLE, printable, type PriceDocument } from './printable';

const INTER = path.join(__dirname, '../../../../../node_modules/@expo-google-fonts/inter');
const font = (file: string) => readFileSync(path.join(INTER, file)).toString('base64');
const fonts = {
  regular: font('400Regular/Inter_400Regular.ttf'),
  bold: font('700Bold/Inter_700Bold.ttf'),
};
// One transparent pixel.
const logo = {
  data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  width: 1,
  height: 1,
};

const hex = (text: string) => Number.parseInt(text, 16);

/** The objects of a PDF by number, their streams inflated. */
function objectsOf(file: Buffer): Map<string, string> {
  const text = file.toString('latin1');
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split(/\nstream\n|>>stream\n/);
      if (stream === undefined) return [id, body];
      const bytes = Buffer.from(stream.replace(/\nendstream[\s\S]*$/, ''), 'latin1');
      return [
        id,
        `${head}\n${head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')}`,
      ];
    }),
  );
}

/** The texts of a PDF as a reader copies them, by the fonts' own tables, in the order of drawing. */
function readPdf(pdf: jsPDF): string[] {
  const objects = objectsOf(Buffer.from(pdf.output('arraybuffer')));
  const all = [...objects.values()];
  const letters = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    const pairs = (objects.get(table) ?? '').matchAll(/^<([0-9a-f]{4})><([0-9a-f]{4})>$/gm);
    letters.set(
      name,
      new Map(
        [...pairs].map(([, glyph = '', code = '']) => [
          hex(glyph),
          String.fromCodePoint(hex(code)),
        ]),
      ),
    );
  }
  let font: Map<number, string> | undefined;
  const texts: string[] = [];
  for (const [, name, glyphs] of all.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)> Tj/g)) {
    if (name !== undefined) font = letters.get(name);
    if (glyphs === undefined) continue;
    const words = glyphs.match(/.{4}/g) ?? [];
    texts.push(words.map((glyph) => font?.get(hex(glyph)) ?? '\uFFFD').join(''));
  }
  return texts;
}

const quote: PriceDocument = {
  fileName: 'quote.pdf',
  from: 'Łukasz Tree Care',
  letterhead: ['License 1234, Texas', 'Liability insurance verified Nov 3, 2026'],
  title: 'Quote for request #1001',
  facts: [['For', 'Linh Nguyễn, Austin, TX 78704']],
  groups: [
    {
      title: 'The whole job',
      lines: [{ work: 'Remove Live oak', quantity: '1', each: '$980', total: '$980' }],
    },
  ],
  totalLabel: 'Amount agreed',
  total: '$980',
  changed: 'Quote of $900, with agreed changes',
  texts: [['Terms', 'The stump stays unless a line says so.']],
  signature: 'Signature of Linh Nguyễn',
  closing: ['The last sentence.'],
};
const read = (document: PriceDocument) => readPdf(drawPriceDocument(document, fonts, logo));

test('the file is a PDF whose text can be read again, letter by letter', () => {
  expect(drawPriceDocument(quote, fonts).output().startsWith('%PDF-')).toBe(true);
  expect(read(quote)).toEqual([
    'Łukasz Tree Care',
    'License 1234, Texas',
    'Liability insurance verified Nov 3, 2026',
    'Quote for request #1001',
    'For',
    'Linh Nguyễn, Austin, TX 78704',
    'Work',
    'Quantity',
    'Price each',
    'Total',
    'The whole job',
    'Remove Live oak',
    '1',
    '$980',
    '$980',
    'Amount agreed',
    '$980',
    'Quote of $900, with agreed changes',
    'Terms',
    'The stump stays unless a line says so.',
    'Signature of Linh Nguyễn',
    'Date',
    'The last sentence.',
  ]);
});

test('the logo is in it, and the signature only where one is asked for', () => {
  expect(drawPriceDocument(quote, fonts, logo).output()).toContain('/Subtype /Image');
  expect(drawPriceDocument(quote, fonts).output()).not.toContain('/Subtype /Image');
  expect(read({ ...quote, signature: null })).not.toContain('Date');
});

test('long texts go over several pages', () => {
  const long: PriceDocument = { ...quote, texts: [['Note', 'One more thing.\n'.repeat(80)]] };
  expect(drawPriceDocument(long, fonts).getNumberOfPages()).toBe(3);
});

test('the font has every character that is printed, and others become question marks', () => {
  const { pdf } = new Sheet(fonts);
  pdf.setFont('Inter', 'normal');
  const isPrintable = new RegExp(`^[${PRINTABLE}]$`, 'u');
  const all = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => isPrintable.test(letter) && letter !== '\n',
  );
  const without = all.filter((letter) => pdf.getTextWidth(letter) === 0);
  expect(all.length).toBeGreaterThan(500);
  expect(without).toEqual([]);
  pdf.text(all, PAGE.margin, PAGE.margin);
  expect(readPdf(pdf).join('')).toBe(all.join(''));
});

test.each([
  ['•\tRemove brush ≥ 4 in', '•    Remove brush ≥ 4 in'],
  ['TreeGuard™ cable, non‑invasive', 'TreeGuard™ cable, non-invasive'],
  ['✔ Cleanup, 6′ fence, 24″ trunk, −5 °, A → B', '✓ Cleanup, 6′ fence, 24″ trunk, −5 °, A → B'],
  ['Дерево Сервис, Δέντρο, Nguyễn', 'Дерево Сервис, Δέντρο, Nguyễn'],
  ['ﬁr\u00A0tree\u200B, ½\u2009in', 'fir\u00A0tree, ½ in'],
])('%j is printed in the same words', (typed, printed) => {
  expect(printable(typed)).toBe(printed);
  expect(lostInPrint(typed)).toEqual([]);
});

test('characters nothing stands in for become question marks, and are known beforehand', () => {
  expect(lostInPrint('José’s 🌳 木 木')).toEqual(['🌳', '木']);
  expect(printable('José’s “elm” – 3 trees 🌳 木')).toBe('José’s “elm” – 3 trees ? ?');
});

test.each([['木の会社', 'شركة الأشجار', 'חברת עצים', '🌳🌳']])(
  'what the font lacks is said in the PDF, and no name is only question marks',
  (...names) => {
    const NOTE = /can't show some characters/;
    for (const from of names) {
      const words = read({ ...quote, from });
      expect(words.join(' ')).toMatch(NOTE);
      expect(words[0]).toBe('A Pro on Tree Service');
    }
    expect(read(quote).join(' ')).not.toMatch(NOTE);
    for (const changed of [
      { texts: [['Terms', 'Pay 木']] as const },
      { facts: [['For', 'Ada 🌳']] as const },
      { groups: [{ title: 'Oak', lines: [{ work: 'שלום', quantity: '1', each: '', total: '' }] }] },
      { signature: 'Signature of 木' },
    ]) {
      expect(read({ ...quote, ...changed }).join(' ')).toMatch(NOTE);
    }
  },
);
