/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseCsv } from '@tree-service/domain';
import { treesCsv } from '../Properties/portfolioCsv';
import { readList } from './columns';
import { propertyList } from './PropertyImportPage';
import { treeList } from './importTrees';
import { invalidRowsCsv, batchesOf, sendBatches, sortRows } from './runImport';

const sortTrees = (text: string) => {
  const list = readList(parseCsv(text), treeList.columns);
  if (!list.ok) throw new Error(list.message);
  return { header: list.header, ...sortRows(treeList, list.rows) };
};

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
  const list = readList(
    parseCsv(
      'Location,State,Number,Property,Tree,Kind\nBehind the garage,TX,17,Elm Court,T-001,Live oak\n',
    ),
    treeList.columns,
  );
  if (!list.ok) throw new Error(list.message);
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

test('a file without a required column says which one', () => {
  const list = readList(parseCsv('Name\nHome\n'), propertyList.columns);
  expect(list).toEqual({
    ok: false,
    message: "The first line must name the columns. We didn't find “Address”, “ZIP code”.",
  });
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
