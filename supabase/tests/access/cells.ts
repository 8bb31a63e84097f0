import type { Allowed } from './aggregate';
import { attemptIn, idOf, may, touched, type Outcome } from './attempt';
import { TABLES } from './matrix';
import type { AccessWorld, CallerName } from './world';
import type { Queries } from '../support/database';

/**
 * What is tried. Blindly is without naming or reading a row: then the policies for reading do not
 * protect it, only those for the verb itself.
 */
export type Verb =
  | 'select'
  | 'insert'
  | 'insert for another'
  | 'update'
  | 'update blindly'
  | 'delete'
  | 'delete blindly';

/** One cell of the matrix: a caller tries a verb on the rows of one line. */
export interface Cell {
  row: string;
  caller: CallerName;
  verb: Verb;
  allowed: Allowed;
  sql: string;
  /** Finds the rows the cell is about. */
  rows: string;
  settings: Record<string, string>;
}

/** What a cell came to. */
export interface CellResult {
  passed: boolean;
  expected: boolean;
  outcome: Outcome;
}

/** The table a line of the matrix is about. */
export function tableOf(row: string): string {
  return row.split(' ')[0] ?? row;
}

/** The lines of the matrix about one table. */
export function rowsOf(table: string): string[] {
  return Object.keys(TABLES).filter((row) => tableOf(row) === table);
}

/** The cells of one line for one caller. */
export async function cellsOf(
  world: AccessWorld,
  row: string,
  caller: CallerName,
): Promise<Cell[]> {
  const access = TABLES[row];
  if (!access) throw new Error(`The matrix has no line “${row}”.`);
  const table = tableOf(row);
  const target = access.target(world);
  const self = idOf(world, caller);
  const insert = access.insert;
  const cell = (verb: Cell['verb'], allowed: Allowed | undefined, sql: string): Cell => ({
    row,
    caller,
    verb,
    allowed: allowed ?? 'nobody',
    sql,
    rows: `${table} where ${target}`,
    settings: access.settings?.(world) ?? {},
  });
  const own = insert?.values(self, world, caller);
  const forged = insert
    ? [world.ids.owner, world.ids.vendor]
        .filter((other) => other !== self)
        .map((other) => insert.values(other, world, caller))
        .filter((values) => values !== own)
    : [];
  const change = access.update?.change ?? (await anyChange(world, table));
  const blind = [
    cell('update blindly', access.update?.allowed, `update ${table} set ${change}`),
    cell('delete blindly', access.delete, `delete from ${table}`),
  ].filter((one) => !may(one.allowed, caller));
  return [
    cell('select', access.select, `select 1 from ${table} where ${target}`),
    cell('insert', insert?.allowed, `insert into ${table} ${own ?? 'default values'}`),
    ...forged.map((values) =>
      cell('insert for another', 'nobody', `insert into ${table} ${values}`),
    ),
    cell(
      'update',
      access.update?.allowed,
      `update ${table} set ${change} where ${target} returning 1`,
    ),
    cell(
      'delete',
      access.delete,
      `delete from ${table} where ${access.deleteTarget?.(world) ?? target} returning 1`,
    ),
    ...blind,
  ];
}

/** Tries a cell within a transaction and takes its effect back. */
export async function tryCell(
  queries: Queries,
  world: AccessWorld,
  cell: Cell,
): Promise<CellResult> {
  if (cell.verb.endsWith('blindly')) return tryBlindly(queries, world, cell);
  const outcome = await attemptIn(queries, world, cell.caller, cell);
  // Inserts give no rows back where the row cannot be read again; what counts is that they pass.
  const passed = cell.verb.startsWith('insert') ? 'rows' in outcome : touched(outcome);
  return { passed, expected: may(cell.allowed, cell.caller), outcome };
}

async function tryBlindly(queries: Queries, world: AccessWorld, cell: Cell): Promise<CellResult> {
  const look = `select coalesce(string_agg(ctid::text, ' ' order by ctid), '') as places from ${cell.rows}`;
  const [before] = await queries.query<{ places: string }>(look);
  let passed = false;
  const outcome = await attemptIn(queries, world, cell.caller, cell, async () => {
    const [after] = await queries.query<{ places: string }>(look);
    passed = after?.places !== before?.places;
  });
  // Own rows may have gone; what counts is the row of someone else.
  return { passed, expected: false, outcome: passed ? outcome : { rows: 0 } };
}

async function anyChange(world: AccessWorld, table: string): Promise<string> {
  const column = await world.market.value<string>(
    `select attname from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
     order by attnum limit 1`,
    [table],
  );
  return `${column} = ${column}`;
}
