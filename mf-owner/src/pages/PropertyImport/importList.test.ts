/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseCsv } from '@tree-service/domain';
import { treesCsv } from '../Properties/portfolioCsv';
import { guessColumns, missingColumns, readList, refusalOf, rememberColumns } from './columns';
import { propertyList } from './PropertyImportPage';
import { treeList } from './importTrees';
import { invalidRowsCsv, batchesOf, sendBatches, sortRows } from './runImport';

const guessTrees = (header: readonly string[]) => guessColumns('trees', header, treeList.columns);

function readTrees(text: string, chosen?: ReturnType<typeof guessTrees>) {
  const records = parseCsv(text);
  return readList(records, chosen ?? guessTrees(records[0]?.cells ?? []));
}

const sortTrees = (text: string, chosen?: ReturnType<typeof guessTrees>) => {
  const { header, rows } = readTrees(text, chosen);
  return { header, ...sortRows(treeList, rows) };
};

beforeEach(() => localStorage.clear());

test('columns are found in any order and by their common names', () => {
  const { valid, invalid } = sortTrees('DBH;Site;Tree ID;Height\n20 in;Elm Court;Oak 1;45 ft\n');
  expect(invalid).toEqual([]);
  expect(valid[0]?.row).toEqual({
    property: 'Elm Court',
    label: 'Oak 1',
    condition: 'healthy',
    count: 1,
    height_m: 13.72,
    diameter_cm: 50.8,
  });
});

test('an exact name comes before other names of a column, and columns without a meaning are named', () => {
  const list = readTrees(
    'Location,State,Number,Property,Tree,Kind\nBehind the garage,TX,17,Elm Court,T-001,Live oak\n',
  );
  expect(list.unused).toEqual(['State', 'Number']);
  expect(sortRows(treeList, list.rows).valid.map(({ row }) => row)).toEqual([
    {
      property: 'Elm Court',
      label: 'T-001',
      species: 'Live oak',
      condition: 'healthy',
      count: 1,
      position_note: 'Behind the garage',
    },
  ]);
});

test.each([
  ['Height (m),DBH (cm)', '12,45', 12, 45],
  ['Height,DBH', '12 m,45 cm', 12, 45],
  ['Height (ft),Trunk (in)', '45.5,20', 13.87, 50.8],
  ['Height;Trunk', '45,5;20,5"', 13.87, 52.1],
  ['Height,Trunk', "12' 6,20 in", 3.81, 50.8],
])('measures under %s are read with their unit: %s', (headings, cells, height_m, diameter_cm) => {
  const separator = headings.includes(';') ? ';' : ',';
  const { valid, invalid } = sortTrees(
    `Property${separator}Tree${separator}${headings}\nElm Court${separator}Oak${separator}${cells}\n`,
  );
  expect(invalid).toEqual([]);
  expect(valid[0]?.row).toMatchObject({ height_m, diameter_cm });
});

test('a number without a unit has the unit chosen for its column, a number with one keeps it', () => {
  const text = 'Property,Tree,Height,DBH\nElm Court,Oak,12,45\nElm Court,Ash,40 ft,18 in\n';
  const header = ['Property', 'Tree', 'Height', 'DBH'];
  const metric = { ...guessTrees(header), units: { height: 'm', trunk: 'cm' } as const };
  expect(sortTrees(text, metric).valid.map(({ row }) => [row.height_m, row.diameter_cm])).toEqual([
    [12, 45],
    [12.19, 45.7],
  ]);
  expect(sortTrees(text).valid[0]?.row).toMatchObject({ height_m: 3.66, diameter_cm: 114.3 });
});

test('what was chosen is remembered for the next file with these names, and a unit in a name still decides', () => {
  const header = ['Number', 'Property', 'Height'];
  expect(guessTrees(header).keys).toEqual([null, 'property', 'height']);
  rememberColumns<'label' | 'property' | 'height' | 'trunk'>('trees', header, {
    keys: ['label', 'property', null],
    units: { height: 'm', trunk: 'cm' },
  });
  expect(guessTrees(header).keys).toEqual(['label', 'property', null]);
  // A column chosen earlier takes the place of one that merely has its name.
  expect(guessTrees(['number', 'Tree', 'Property']).keys).toEqual(['label', null, 'property']);
  expect(guessTrees(['Property', 'Tree', 'Tall (ft)', 'Height [ft]', 'DBH'])).toEqual({
    keys: ['property', 'label', null, 'height', 'trunk'],
    units: { height: 'ft', trunk: 'cm' },
  });
});

test('a choice that an earlier release kept in another form is no hindrance', () => {
  localStorage.setItem('tree-service-import-columns-trees', '{"Number":"label"}');
  expect(guessTrees(['Property', 'Number']).keys).toEqual(['property', null]);
});

test('a file without a required column says which one, and an empty file is refused', () => {
  const header = ['Name'];
  const choice = guessColumns('properties', header, propertyList.columns);
  expect(missingColumns(propertyList.columns, choice).map(({ name }) => name)).toEqual([
    'Address',
    'ZIP code',
  ]);
  expect(refusalOf([])).toBe('This file is empty.');
  expect(refusalOf(parseCsv('Name\n'))).toBe('This file has a header line but no rows.');
  const long = Array.from({ length: 5002 }, (_, line) => ({ line, cells: ['Home'] }));
  expect(refusalOf(long)).toBe('This file has 5,001 rows. Please import at most 5,000 at a time.');
});

test.each([
  ['Elm,,Oak,20,,,', 'The name of the tree is missing.'],
  ['Elm,Oak,,tall,,,', '“tall” is not a height from 1 to 390 feet.'],
  ['Elm,Oak,,20,,1.5,', '“1.5” is not a whole number from 1 to 100.'],
  ['Elm,Oak,,20,,1,sick', '“sick” is not healthy, declining, dead or hazardous.'],
  [',Oak,,20,,1,', 'The property is missing.'],
])('the row “%s” is refused: %s', (row, reason) => {
  const { valid, invalid } = sortTrees(`Property,Tree,Kind,Height,Trunk,Count,Condition\n${row}\n`);
  expect(valid).toEqual([]);
  expect(invalid).toMatchObject([{ line: 2, reason }]);
});

test.each([
  ['2134', '02134'],
  ['601', '00601'],
  ['2134-1000', '02134'],
])(
  'the leading zeros of a ZIP code that a spreadsheet dropped are restored: %s',
  (written, zip) => {
    expect(propertyList.read({ address: '1 Main Street', zip: written })).toEqual({
      ok: true,
      row: { address: '1 Main Street', zip },
    });
  },
);

test('an exported file can be imported again', () => {
  const text = treesCsv([
    {
      label: 'Oak, big',
      species: null,
      height_m: 9.14,
      diameter_cm: null,
      count: 3,
      condition: 'dead',
      position_note: 'By the "old" gate',
      properties: { address: '1 Main Street' },
    },
  ]);
  expect(sortTrees(text).valid.map(({ row }) => row)).toEqual([
    {
      property: '1 Main Street',
      label: 'Oak, big',
      condition: 'dead',
      count: 3,
      height_m: 9.14,
      position_note: 'By the "old" gate',
    },
  ]);
});

test('refused rows are listed with their line and in a file to correct', async () => {
  const { valid, header } = sortTrees(
    `Property,Tree\n${Array.from({ length: 130 }, (_, row) => `Elm,Oak ${row}`).join('\n')}\n`,
  );
  const batches = batchesOf(valid);
  const progress: number[] = [];
  const imported = await sendBatches(
    (rows) =>
      Promise.resolve({
        added: rows.length - 1,
        known: 0,
        renamed: 0,
        refused: [{ row: 2, reason: 'You have no property called “Elm”.' }],
      }),
    batches,
    (rows) => progress.push(rows),
  );
  expect(progress).toEqual([100, 130]);
  expect(imported.added).toBe(128);
  expect(imported.invalid.map(({ line }) => line)).toEqual([3, 103]);
  const [first, second] = parseCsv(invalidRowsCsv(header, imported.invalid));
  expect(first?.cells).toEqual(['Property', 'Tree', 'Line', 'Problem']);
  expect(second?.cells).toEqual(['Elm', 'Oak 1', '3', 'You have no property called “Elm”.']);
});
