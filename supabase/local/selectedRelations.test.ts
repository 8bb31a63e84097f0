import { refusedSelect, type Relations } from './selectedRelations';

const names = ['profiles', 'properties', 'zip_codes', 'service_requests', 'leads'];

const key = (table: string, column: string, ref_table: string, ref_column = 'id') => ({
  ...{ table, column, ref_table, ref_column },
  foreign_key_name: `${table}_${column}_fkey`,
});

const catalog: Relations = {
  tables: names.map((name) => ({ name })),
  foreign_keys: [
    key('properties', 'zip', 'zip_codes', 'zip'),
    key('properties', 'owner_id', 'profiles'),
    key('service_requests', 'property_id', 'properties'),
    key('leads', 'request_id', 'service_requests'),
  ],
  functions: [{ name: 'mine', return_type: 'public."properties"' }],
};

const refused = (select: string, table = 'properties') =>
  refusedSelect(select, `/rest/v1/${table}`, catalog)?.message;

const INSIDE = 'The table properties is selected inside itself.';

test.each([
  ['by its name', 'zip_codes(properties(id))'],
  ['by an alias', 'place:zip_codes(all:properties(id))'],
  ['as a spread', 'zip_codes(...properties(id))'],
  ['as an inner join', 'zip_codes!inner(properties!inner(id))'],
  ['with a hint', 'zip_codes!properties_zip_fkey(properties!properties_zip_fkey!left(id))'],
  ['in quotes', '"zip_codes"("properties"(id))'],
  ['with spaces', ' zip_codes ( zip , properties ( id ) ) '],
  ['by a column', 'zip(zip_codes:properties(id))'],
  ['by a constraint', 'properties_zip_fkey(properties_zip_fkey(id))'],
  ['by the column it refers to', 'zip(zip(id))'],
  ['further in', 'service_requests(leads(request_id(properties(id))))'],
  ['as what joins two others', 'zip_codes(profiles(id))'],
  ['as what a hint says joins them', 'zip_codes(profiles!properties(id))'],
  ['without columns', 'zip_codes(properties())'],
  ['after a calculated value', 'id.count(),zip_codes(count(),properties(id))'],
])('a table inside itself is refused: %s', (_how, select) => {
  expect(refused(select)).toMatch(/is selected inside itself/);
});

test('the table of the path is the outermost one, however the path is spelled', () => {
  for (const path of ['properties', '/properties/', '%70roperties'])
    expect([path, refused('zip_codes(properties(id))', path)]).toEqual([path, INSIDE]);
  const called = refusedSelect('zip_codes(properties(id))', '/rest/v1/rpc/mine', catalog);
  expect(called?.message).toBe(INSIDE);
});

test.each([
  'id->x),zip_codes(properties(id)',
  'id->b",zip_codes(properties(id)),c->d"',
  'id->b!"x,zip_codes(properties(id)),c->d!"',
  'a"b,zip_codes(properties(id)),c"d(id)',
  'zip_codes(zip',
  'zip_codes(zip))',
])('what could be read in two ways is refused: %s', (select) => {
  expect(refused(select)).toMatch(/^failed to parse/);
});

test('a relation the catalog does not know is refused', () => {
  expect(refused('disguised(id)')).toMatch(/^Could not find a relationship/);
});

test('what the pages select is asked of the database', () => {
  const leads = 'id, notes->"a,b"->>c, leads(*, offers:count(), id.max())';
  expect(refused(`*,zip_codes(city),owner:profiles!inner(id),service_requests(${leads})`)).toBe(
    undefined,
  );
  expect(refused('notes->a)')).toBe(undefined);
  expect(refused('properties(id),other:properties(id)', 'profiles')).toBe(undefined);
});
