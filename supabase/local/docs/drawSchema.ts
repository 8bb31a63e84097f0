import type { Queries, Row } from '../database';

/** The parts the schema is drawn in: the first whose pattern a table's name matches. */
const PARTS: [title: string, tables: RegExp][] = [
  ['Machines, timers and the audit trail', /^(state_|machines|timer|answered_calls|admin_audit)/],
  [
    'Notifications and outbox',
    /notification|outbox|push_tokens|delivery_policy|announcements|^site$/,
  ],
  ['Conversations', /conversation|message|messaging/],
  ['Tokens and plans', /token|subscription|plan_|billing/],
  ['Matching and estimates', /^match|price_book/],
  ['Credit claims, disputes and moderation', /claim|dispute|resolution|report(s|_)|spam/],
  ['Quotes, jobs and reviews', /quote|^job|review/],
  ['Requests and leads', /request|lead/],
  ['Pros', /vendor|credential/],
  ['Owners and places', /propert|zip_codes|owner_/],
  ['Accounts, flags and errors', /./],
];

interface Column extends Row {
  table: string;
  name: string;
  type: string;
  isKey: boolean;
  isReference: boolean;
}

interface Reference extends Row {
  table: string;
  target: string;
  columns: string;
  isOne: boolean;
  isOptional: boolean;
}

/** Mermaid entity-relationship diagrams of all tables, part by part: keys, references and states. */
export async function drawSchema(queries: Queries): Promise<string> {
  const columns = await queries.query<Column>(COLUMNS);
  const references = await queries.query<Reference>(REFERENCES);
  const tables = [...new Set(columns.map((column) => column.table))].sort();
  return PARTS.map(([title], part) => {
    const members = tables.filter((table) => partOf(table) === part);
    return members.length === 0 ? '' : drawPart(title, members, columns, references);
  })
    .filter(Boolean)
    .join('\n\n');
}

function partOf(table: string): number {
  const name = table.split('.').at(-1) ?? table;
  return PARTS.findIndex(([, tables]) => tables.test(name));
}

function drawPart(
  title: string,
  members: string[],
  columns: Column[],
  references: Reference[],
): string {
  return [
    `#### ${title}`,
    '',
    '```mermaid',
    'erDiagram',
    ...members.flatMap((table) => [
      `  ${entity(table)} {`,
      ...columns
        .filter((column) => column.table === table)
        .map((column) => `    ${column.type} ${column.name}${marks(column)}`),
      '  }',
    ]),
    ...references
      .filter((reference) => members.includes(reference.table))
      .map(
        ({ table, target, columns: names, isOne, isOptional }) =>
          `  ${entity(target)} ${isOptional ? '|o' : '||'}--${isOne ? 'o|' : 'o{'} ${entity(table)} : "${names}"`,
      ),
    '```',
  ].join('\n');
}

function marks({ isKey, isReference }: Column): string {
  const found = [isKey ? 'PK' : '', isReference ? 'FK' : ''].filter(Boolean);
  return found.length === 0 ? '' : ` ${found.join(', ')}`;
}

// private.timers is drawn as private_timers; what is public goes without saying.
function entity(table: string): string {
  return table.replace(/^public\./, '').replace('.', '_');
}

const COLUMNS = `
  with marked as (
    select c.oid::regclass as table_id, n.nspname || '.' || c.relname as table, a.attname as name, a.attnum,
      ltrim(t.typname, '_') as type, t.typname like '%\\_state' as is_state,
      exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)) as is_key,
      exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) as is_reference
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where n.nspname in ('public', 'private') and c.relkind = 'r'
  )
  select "table", name, type, is_key as "isKey", is_reference as "isReference"
  from marked where is_key or is_reference or is_state order by "table" collate "C", attnum`;

const REFERENCES = `
  select n.nspname || '.' || c.relname as "table", fn.nspname || '.' || f.relname as target,
    (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (k.conkey)) as columns,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null
      and i.indnkeyatts = cardinality(k.conkey) and (i.indkey::int2[])[0:i.indnkeyatts - 1] @> k.conkey) as "isOne",
    exists (select 1 from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (k.conkey) and not a.attnotnull) as "isOptional"
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype = 'f' and n.nspname in ('public', 'private')
  order by n.nspname || c.relname collate "C", k.conname collate "C"`;
