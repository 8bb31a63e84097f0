import fc from 'fast-check';
import type { Queries, Row } from '../support/database';
import type { Arguments } from '../support/inputs';
import { asText } from './asText';
import { anyJson, anyNumber, anyText, anyTime } from './hostileValues';

/** A public function with its parameters, as the database knows them. */
export interface Signature extends Row {
  name: string;
  parameters: { name: string; type: string }[];
}

/** Every public function, by name. */
export async function signatures(queries: Queries): Promise<Signature[]> {
  return queries.query<Signature>(
    `select p.proname as name, coalesce(
         (select json_agg(json_build_object('name', a.name, 'type', a.type::regtype::text) order by a.place)
          from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality a (name, type, place)
          where a.type is not null), '[]') as parameters
     from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
  );
}

/** The ids of everything and everyone in the database. */
export async function everyId(queries: Queries): Promise<string[]> {
  const columns = await queries.query<{ table: string; column: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
     from information_schema.columns join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and data_type = 'uuid' and column_name like '%id'`,
  );
  const ids = new Set<string>();
  for (const { table, column } of columns) {
    const rows = await queries.query<{ id: string }>(
      `select distinct ${column}::text as id from ${table} where ${column} is not null order by 1 limit 20`,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}

/** Arguments of a function as texts: each as it should be, or anything its type might be sent as. */
export function fuzzedArguments(
  signature: Signature,
  good: Arguments,
  ids: string[],
): fc.Arbitrary<Record<string, string | null>> {
  return fc.record(
    Object.fromEntries(
      signature.parameters.map(({ name, type }) => {
        const proper = good[name];
        const odd = oddValue(type, proper, ids);
        return [
          name,
          name in good
            ? fc.oneof(
                { weight: 2, arbitrary: fc.constant(asText(proper)) },
                { weight: 3, arbitrary: odd },
              )
            : odd,
        ];
      }),
    ),
  );
}

function oddValue(type: string, proper: unknown, ids: string[]): fc.Arbitrary<string | null> {
  const nothing = { weight: 1, arbitrary: fc.constant(null) };
  return fc.oneof(nothing, { weight: 9, arbitrary: ofType(type, proper, ids) });
}

function ofType(type: string, proper: unknown, ids: string[]): fc.Arbitrary<string> {
  if (type.endsWith('[]')) {
    const item = ofType(type.slice(0, -2), undefined, ids);
    return fc
      .array(fc.option(item), { maxLength: 5 })
      .map(
        (items) =>
          `{${items.map((one) => (one === null ? 'null' : JSON.stringify(one))).join(',')}}`,
      );
  }
  if (type === 'uuid') {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids) },
      fc.uuid(),
      fc.constantFrom('00000000-0000-0000-0000-000000000000', 'nonsense'),
    );
  }
  if (type === 'json' || type === 'jsonb') {
    return fc.oneof(
      anyJson.map((value) => JSON.stringify(value)),
      spoiled(proper, ids).map((value) => JSON.stringify(value)),
      fc.constantFrom('', '{', '{"a":1', 'undefined', '{"a":"\\u0000"}', '1e400000'),
    );
  }
  if (/int|numeric|double|real/.test(type)) return anyNumber;
  if (/^(date|time|timestamp|interval)/.test(type)) return anyTime;
  if (type === 'boolean') return fc.constantFrom('true', 'false', 'maybe');
  return anyText;
}

// JSON as it should be, with something else in one place or two.
function spoiled(proper: unknown, ids: string[]): fc.Arbitrary<unknown> {
  const places = pathsIn(proper);
  const odd = fc.oneof(anyJson, fc.constantFrom<unknown>(...ids), anyNumber.map(Number));
  return fc
    .array(fc.tuple(fc.constantFrom(...places), odd), { minLength: 1, maxLength: 2 })
    .map((changes) => {
      let value: unknown = proper ?? {};
      for (const [path, replacement] of changes) value = replaced(value, path, replacement);
      return value;
    });
}

type Path = (string | number)[];

function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, place) => [place, item])
    : Object.entries(value);
  return [
    [],
    ...entries.flatMap(([key, item]) => pathsIn(item).map((path): Path => [key, ...path])),
  ];
}

function replaced(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, place) => (place === key ? replaced(item, rest, replacement) : item));
  }
  const fields: Arguments = { ...value };
  return { ...fields, [key]: replaced(fields[key], rest, replacement) };
}
