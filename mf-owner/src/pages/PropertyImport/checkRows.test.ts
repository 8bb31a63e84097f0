/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseCsv } from '@tree-service/domain';
import { fakeBackend } from '@tree-service/testing';
import { readList } from './columns';
import type { ImportKind } from './importKind';
import { propertyList } from './PropertyImportPage';
import { treeList } from './importTrees';
import { checkRows, sortRows } from './runImport';

const server = fakeBackend();

async function checked<Key extends string, Row>(kind: ImportKind<Key, Row>, text: string) {
  const list = readList(parseCsv(text), kind.columns);
  if (!list.ok) throw new Error(list.message);
  const { valid, invalid } = await checkRows(kind, sortRows(kind, list.rows));
  return { ready: valid.map(({ row }) => row), problems: invalid.map(({ reason }) => reason) };
}

test('a ZIP code that does not exist is refused before the import, and ZIP+4 is understood', async () => {
  server.respondTo('/rest/v1/zip_codes', [{ zip: '78704' }, { zip: '02134' }]);
  const text = [
    'Name,Address,ZIP code',
    'Home,1 Elm Street,78704-1234',
    'North,2 Elm Street,2134-0001',
    'Nowhere,3 Elm Street,00000',
    'Wrong,4 Elm Street,78',
  ].join('\n');
  const { ready, problems } = await checked(propertyList, text);
  expect(ready).toMatchObject([{ zip: '78704' }, { zip: '02134' }]);
  expect(problems).toEqual([
    '“78” is not a 5-digit ZIP code.',
    "We don't recognize this ZIP code.",
  ]);
});

test('trees of properties that do not exist, or that two share a name of, are refused', async () => {
  server.respondTo('/rest/v1/properties', [
    { id: 'p1', label: 'Elm Court', address: '1 Elm Street' },
    { id: 'p2', label: 'Depot', address: '8 Rail Road' },
    { id: 'p3', label: 'Depot', address: '9 Rail Road' },
  ]);
  const text = 'Property,Tree\nelm court,Oak\nDepot,Ash\n9 rail road,Ash\nElm Yard,Oak\n';
  const { ready, problems } = await checked(treeList, text);
  expect(ready.map(({ property }) => property)).toEqual(['elm court', '9 rail road']);
  expect(problems).toEqual([
    'More than one property is called “Depot”. Use its address.',
    'You have no property called “Elm Yard”.',
  ]);
});

test('a list that cannot be looked up is not taken for good', async () => {
  server.disconnect('/rest/v1/zip_codes');
  await expect(checked(propertyList, 'Address,ZIP code\n1 Elm Street,78704\n')).rejects.toThrow(
    'Failed to fetch',
  );
});
