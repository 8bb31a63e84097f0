import type { Queries, Row } from '../../local/database';

/**
 * Everything migrations decide about a database, one line for each fact: tables, columns,
 * constraints, indexes, policies, functions, triggers, types, privileges, comments and reference
 * rows. Left out are owners, the order of a table's columns, and what inserting a row draws
 * (identifiers, moments).
 */
export async function readCatalog(queries: Queries): Promise<string[]> {
  const facts = await queries.query<{ fact: string }>(FACTS);
  return [...facts.map((row) => row.fact), ...(await readRows(queries))].sort();
}

/** The lines that only one of two catalogs has. */
export function differences(one: string[], other: string[]): string[] {
  const [left, right] = [new Set(one), new Set(other)];
  return [
    ...one.filter((fact) => !right.has(fact)).map((fact) => `- ${fact}`),
    ...other.filter((fact) => !left.has(fact)).map((fact) => `+ ${fact}`),
  ];
}

interface TableOfRows extends Row {
  table: string;
  drawn: string[];
}

async function readRows(queries: Queries): Promise<string[]> {
  const tables = await queries.query<TableOfRows>(TABLES_OF_ROWS);
  const lines: string[] = [];
  for (const { table, drawn } of tables) {
    const rows = await queries.query<{ row: string }>(
      `select (to_jsonb(t) - array(select jsonb_array_elements_text($1::jsonb)))::text as row from ${table} t`,
      [JSON.stringify(drawn)],
    );
    lines.push(...rows.map(({ row }) => `row of ${table}: ${row}`));
  }
  return lines;
}

const PRIVILEGES = `string_agg(
    case when a.grantee = 0 then 'public' else a.grantee::regrole::text end || ' ' || a.privilege_type
      || case when a.is_grantable then '*' else '' end, ', '
    order by a.grantee::regrole::text, a.privilege_type)`;

const FACTS = `
  with relations as (
    select c.*, n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private')
  ), functions as (
    select p.*, p.oid::regprocedure::text as name
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  )
  select 'schema ' || n.nspname || ': ' || coalesce((
    select ${PRIVILEGES} from aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a), '') as fact
  from pg_namespace n where n.nspname in ('public', 'private')
  union all
  select 'default privileges in ' || coalesce(n.nspname, 'all schemas') || ' on ' || d.defaclobjtype::text || ': ' || coalesce((
    select ${PRIVILEGES} from aclexplode(d.defaclacl) a), '')
  from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace
  union all
  select 'relation ' || r.name || ': ' || concat_ws(' ', r.relkind::text, r.relpersistence::text,
    'row security ' || r.relrowsecurity, 'forced ' || r.relforcerowsecurity, r.reloptions::text)
  from relations r
  union all
  select 'privileges of ' || r.name || ': ' || coalesce((
    select ${PRIVILEGES} from aclexplode(coalesce(r.relacl,
      acldefault(case r.relkind when 'S' then 's' else 'r' end::"char", r.relowner))) a), '')
  from relations r where r.relkind in ('r', 'v', 'm', 'S', 'p')
  union all
  select 'column ' || r.name || '.' || a.attname || ': ' || concat_ws(' ', format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, 'identity ' || nullif(a.attidentity::text, ''),
    'generated ' || nullif(a.attgenerated::text, ''), 'storage ' || a.attstorage::text,
    'default ' || pg_get_expr(d.adbin, d.adrelid),
    'privileges ' || (select ${PRIVILEGES} from aclexplode(a.attacl) a))
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  where r.relkind in ('r', 'v', 'm', 'p')
  union all
  select 'view ' || r.name || ': ' || pg_get_viewdef(r.oid) from relations r where r.relkind in ('v', 'm')
  union all
  select 'sequence ' || r.name || ': ' || concat_ws(' ', s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle)
  from relations r join pg_sequence s on s.seqrelid = r.oid
  union all
  select 'constraint ' || r.name || '.' || k.conname || ': ' || pg_get_constraintdef(k.oid)
  from relations r join pg_constraint k on k.conrelid = r.oid
  union all
  select 'index ' || r.name || ': ' || pg_get_indexdef(r.oid) from relations r where r.relkind = 'i'
  union all
  select 'policy ' || p.schemaname || '.' || p.tablename || ' "' || p.policyname || '": ' || concat_ws(' ',
    p.permissive, p.cmd, p.roles::text, 'using ' || p.qual, 'with check ' || p.with_check)
  from pg_policies p
  union all
  select 'function ' || f.name || ': ' || pg_get_functiondef(f.oid) from functions f
  union all
  select 'privileges of ' || f.name || ': ' || coalesce((
    select ${PRIVILEGES} from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a), '')
  from functions f
  union all
  select 'trigger ' || t.tgrelid::regclass || '.' || t.tgname || ': ' || t.tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
  from pg_trigger t where not t.tgisinternal
  union all
  select 'type ' || t.oid::regtype || ': ' || coalesce(
    (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
    (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
     from pg_attribute a where a.attrelid = t.typrelid and not a.attisdropped), '')
  from pg_type t left join pg_class c on c.oid = t.typrelid
  where t.typnamespace in ('public'::regnamespace, 'private'::regnamespace) and t.typtype in ('e', 'c', 'd')
    and coalesce(c.relkind = 'c', true)
  union all
  select 'comment on ' || o.type || ' ' || o.identity || ': ' || d.description
  from pg_description d, pg_identify_object(d.classoid, d.objoid, d.objsubid) o
  where o.schema in ('public', 'private') or (o.type = 'schema' and o.name in ('public', 'private'))`;

// A default that calls a function gives every row a value of its own.
const TABLES_OF_ROWS = `
  select c.oid::regclass::text as table, coalesce((
    select json_agg(a.attname) from pg_attribute a join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where a.attrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) in ('now()', 'gen_random_uuid()')), '[]') as drawn
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and (n.nspname in ('public', 'private') or c.oid = to_regclass('storage.buckets'))
  order by 1`;
