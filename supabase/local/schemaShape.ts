import type { Queries } from './database';

/** A type of the database, as much of it as a TypeScript type depends on. */
export interface TypeShape {
  oid: number;
  schema: string;
  name: string;
  /** b base, c composite, d domain, e enum, p pseudo, r range, m multirange. */
  kind: string;
  element: number;
  base: number;
  /** For the row type of a relation: its name. */
  relation: string | null;
  isTable: boolean;
  labels: string[];
}

/** A column of a relation or of a composite type. */
export interface ColumnShape {
  name: string;
  type: number;
  nullable: boolean;
  hasDefault: boolean;
  /** Written by the database alone. */
  generated: boolean;
  updatable: boolean;
}

/** A foreign key. */
export interface RelationshipShape {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  relation: string;
  referencedColumns: string[];
}

/** A table, view or composite type of schema public. */
export interface RelationShape {
  name: string;
  kind: 'table' | 'view' | 'composite';
  insertable: boolean;
  updatable: boolean;
  columns: ColumnShape[];
  relationships: RelationshipShape[];
}

/** A function of schema public that can be called as an RPC. */
export interface FunctionShape {
  name: string;
  parameters: { name: string; type: number; optional: boolean }[];
  returns: number;
  returnsSet: boolean;
  /** Columns of `returns table (...)` or of out parameters. */
  outputs: { name: string; type: number }[];
}

/** What schema public offers. */
export interface SchemaShape {
  types: TypeShape[];
  relations: RelationShape[];
  functions: FunctionShape[];
}

const TYPES = `
  select t.oid::int as oid, n.nspname as schema, t.typname as name, t.typtype::text as kind,
    t.typelem::int as element, t.typbasetype::int as base, c.relname as relation,
    coalesce(c.relkind in ('r', 'p', 'v', 'm'), false) as "isTable",
    coalesce((select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '[]') as labels
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  left join pg_class c on c.oid = t.typrelid and c.relnamespace = 'public'::regnamespace
  order by n.nspname collate "C", t.typname collate "C"`;

const RELATIONS = `
  select c.relname as name,
    case when c.relkind in ('r', 'p') then 'table' when c.relkind = 'c' then 'composite' else 'view' end as kind,
    pg_relation_is_updatable(c.oid, true) & 8 = 8 as insertable,
    pg_relation_is_updatable(c.oid, true) & 4 = 4 as updatable,
    coalesce((
      select json_agg(json_build_object(
        'name', a.attname, 'type', a.atttypid::int,
        'nullable', not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)),
        'hasDefault', a.atthasdef or a.attidentity in ('a', 'd'),
        'generated', a.attgenerated <> '' or a.attidentity = 'a',
        'updatable', c.relkind = 'c' or pg_column_is_updatable(c.oid, a.attnum, true)
      ) order by a.attname collate "C")
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
    coalesce((
      select json_agg(json_build_object(
        'name', k.conname,
        'columns', (select json_agg(a.attname order by p.place) from unnest(k.conkey) with ordinality p (num, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.num),
        'isOneToOne', exists (select 1 from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
          and u.conkey <@ k.conkey and u.conkey @> k.conkey),
        'relation', r.relname,
        'referencedColumns', (select json_agg(a.attname order by p.place) from unnest(k.confkey) with ordinality p (num, place)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.num)
      ) order by k.conname collate "C", r.relname collate "C")
      from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.relnamespace = 'public'::regnamespace), '[]') as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'c') and not c.relispartition
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`;

const FUNCTIONS = `
  select p.proname as name, p.prorettype::int as returns, p.proretset as "returnsSet",
    coalesce((
      select json_agg(json_build_object('name', coalesce(p.proargnames[i.place], ''), 'type', i.type::int,
        'optional', i.place > p.pronargs - p.pronargdefaults) order by i.place)
      from unnest(p.proargtypes::oid[]) with ordinality i (type, place)), '[]') as parameters,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[o.place], 'type', o.type::int) order by o.place)
      from unnest(p.proallargtypes) with ordinality o (type, place)
      where p.proargmodes[o.place] in ('o', 'b', 't')), '[]') as outputs
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

/** Reads what schema public of a migrated database offers, in an order that never varies. */
export async function readSchemaShape(database: Queries): Promise<SchemaShape> {
  const types = await database.query<TypeShape & Record<string, unknown>>(TYPES);
  const relations = await database.query<RelationShape & Record<string, unknown>>(RELATIONS);
  const functions = await database.query<FunctionShape & Record<string, unknown>>(FUNCTIONS);
  return { types, relations, functions };
}
