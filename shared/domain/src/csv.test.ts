import { parseCsv, toCsv } from './csv';

const cells = (text: string) => parseCsv(text).map((record) => record.cells);

test('what is written can be read again, whatever it holds', () => {
  const rows = [
    ['plain', 'a, b', 'say "hi"', 'two\r\nlines'],
    ['', 'é漢', ' spaced ', '7'],
    ['- Lot B', '+1 Depot', '@ Corner', "'-12 Lot Row"],
    ["'quoted'", "O'Brien", '=1+1', "''=2"],
  ];
  expect(cells(toCsv(rows))).toEqual(rows);
});

test('a file begins with the mark by which Excel knows its letters', () => {
  expect(toCsv([['Peña']])).toBe('\uFEFFPeña\r\n');
});

test('a line that names the separator is obeyed, and is no record', () => {
  for (const first of ['sep=|', 'SEP=|', '"sep=|"']) {
    expect(parseCsv(`${first}\r\nname|zip\r\nHome, the old|78704`)).toEqual([
      { line: 2, cells: ['name', 'zip'] },
      { line: 3, cells: ['Home, the old', '78704'] },
    ]);
  }
});

test('a number written as a formula keeps its leading zero', () => {
  expect(cells('zip,city\n="02134",Boston\n"=""00601""",Adjuntas')).toEqual([
    ['zip', 'city'],
    ['02134', 'Boston'],
    ['00601', 'Adjuntas'],
  ]);
});

test('a cell that starts like a formula stays a text', () => {
  expect(toCsv([['=1+1', -5]])).toBe("\uFEFF'=1+1,-5\r\n");
});

test.each(['=1+1', '+1', '@now', ' =1+1', '\n=1+1', '＝1+1', '－1'])(
  'a text that a spreadsheet might run, %j, starts with an apostrophe',
  (text) => {
    expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
    expect(cells(toCsv([[text]]))).toEqual([[text]]);
  },
);

test.each([';', '\t'])('where lists are parted by %j a cell stays one cell', (separator) => {
  expect(toCsv([[`a${separator}1+1`, 'b']])).toBe(`\uFEFF"a${separator}1+1",b\r\n`);
});

test.each([';', '\t'])(
  'where lists are parted by %j no part of a cell is run, and it is read again as it was',
  (separator) => {
    for (const hidden of ['=1+1', ' =1+1', '"=1+1"', '-1', '@now', '＝1+1', "'=1+1"]) {
      for (const parted of [separator, '\n', '\r\n', `${separator}${separator}`]) {
        const heading = Array.from({ length: 9 }, (_, place) => `Column ${place}`);
        const rows = [heading, ['1001', `stump${parted}${hidden}${parted}x`, 'Austin']];
        // Quotes count where a cell starts, and the first one starts without.
        const parts = toCsv(rows).split(new RegExp(`${separator}|\r?\n`));
        expect(parts.filter((one) => /^[\s"]*[=+\-@＝＋－＠]/.test(one))).toEqual([]);
        expect(cells(toCsv(rows))).toEqual(rows);
      }
    }
  },
);

test('a first line that is empty hides no formula on the next', () => {
  expect(toCsv([['\n=1+1']])).toBe(`\uFEFF"'\n'=1+1"\r\n`);
});

test('words with signs of their own inside a line stay as they are', () => {
  expect(toCsv([['4-6 in; 2+ trees, a@b', 'oak - elm']])).toBe(
    '\uFEFF"4-6 in; 2+ trees, a@b",oak - elm\r\n',
  );
});

test('semicolons and tabs separate where the first line has them', () => {
  expect(cells('name;zip\nHome, the old;78704')).toEqual([
    ['name', 'zip'],
    ['Home, the old', '78704'],
  ]);
  expect(cells('name\tzip\r\nHome\t78704\r\n')).toEqual([
    ['name', 'zip'],
    ['Home', '78704'],
  ]);
});

test('a record knows the line it starts on; blank lines and the byte order mark are no records', () => {
  const records = parseCsv('\uFEFFname\r\n\r\n"two\nlines"\r\n,\r\nlast');
  expect(records).toEqual([
    { line: 1, cells: ['name'] },
    { line: 3, cells: ['two\nlines'] },
    { line: 6, cells: ['last'] },
  ]);
});

test('an unclosed quote ends with the file', () => {
  expect(cells('a,"b\nc')).toEqual([['a', 'b\nc']]);
  expect(cells('')).toEqual([]);
});
