/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseCsv } from '@tree-service/domain';
import { fakeBackend } from '@tree-service/testing';
import { guessColumns, readList } from './columns';
import { propertyList } from './PropertyImportPage';
import { previewRows, sortRows } from './runImport';

const server = fakeBackend();

const previewed = (text: string) => {
  const records = parseCsv(text);
  const choice = guessColumns('properties', records[0]?.cells ?? [], propertyList.columns);
  return previewRows(propertyList, sortRows(propertyList, readList(records, choice).rows));
};

test('the server says beforehand what would be added, known, renamed and refused', async () => {
  server.respondTo('/rest/v1/rpc/import_properties', {
    added: 1,
    known: 1,
    renamed: 1,
    refused: [{ row: 3, reason: "We don't recognize this ZIP code." }],
  });
  const text = [
    'Name,Address,ZIP code',
    'Home,1 Elm Street,78704-1234',
    'Wrong,4 Elm Street,78',
    'North,2 Elm Street,2134-0001',
    'Nowhere,3 Elm Street,00000',
    'Depot,8 Rail Road,78701',
  ].join('\n');
  const { sorted, preview } = await previewed(text);
  expect(preview).toMatchObject({ added: 1, known: 1, renamed: 1 });
  expect(sorted.valid.map(({ row }) => row.zip)).toEqual(['78704', '02134', '78701']);
  expect(sorted.invalid).toMatchObject([
    { line: 3, reason: '“78” is not a 5-digit ZIP code.' },
    { line: 5, reason: "We don't recognize this ZIP code." },
  ]);
  expect(server.callsTo('/rest/v1/rpc/import_properties')).toMatchObject([
    { body: { is_preview: true } },
  ]);
});

test('a list that cannot be looked up is not taken for good', async () => {
  server.disconnect('/rest/v1/rpc/import_properties');
  await expect(previewed('Address,ZIP code\n1 Elm Street,78704\n')).rejects.toThrow(
    'Failed to fetch',
  );
});
