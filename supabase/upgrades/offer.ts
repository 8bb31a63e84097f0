import type { Queries } from '../local/database';

/** A column as the Data API offers it. */
export interface OfferedColumn {
  readonly type: string;
  /** Whether it can be empty. */
  readonly nullable: boolean;
  /** Whether a new row has to name it. */
  readonly required: boolean;
  /** `anon SELECT`, `authenticated INSERT`. */
  readonly rights: readonly string[];
}

export interface OfferedArgument {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** A function as the Data API offers it. */
export interface OfferedFunction {
  readonly arguments: readonly OfferedArgument[];
  /** `uuid`, `SETOF leads`, `TABLE`. */
  readonly returns: string;
  /** Type by name, of one that returns a table of its own. */
  readonly columns: Readonly<Record<string, string>>;
  /** The roles that may call it. */
  readonly rights: readonly string[];
}

/** What the schema `public` of a database offers to what calls it. */
export interface Offer {
  readonly tables: Readonly<Record<string, Readonly<Record<string, OfferedColumn>>>>;
  /** Each with its overloads. */
  readonly functions: Readonly<Record<string, readonly OfferedFunction[]>>;
  /** Values by type. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

/** Reads what a database offers. */
export async function readOffer(queries: Queries): Promise<Offer> {
  const [row] = await queries.query<{ offer: Offer }>(OFFER);
  if (!row) throw new Error('The catalog of the database could not be read.');
  return row.offer;
}

const ROLES = `(values ('anon'), ('authenticated'), ('service_role')) as roles (role)`;

const OFFER = `
select jsonb_build_object(
  'tables', (
    select jsonb_object_agg(c.relname, (
      select jsonb_object_agg(a.attname, jsonb_build_object(
        'type', format_type(a.atttypid, a.atttypmod),
        'nullable', not a.attnotnull,
        'required', a.attnotnull and not a.atthasdef and a.attidentity = '',
        'rights', (
          select coalesce(jsonb_agg(role || ' ' || verb order by role, verb), '[]')
          from ${ROLES}, unnest(array['SELECT', 'INSERT', 'UPDATE']) as verb
          where has_column_privilege(role, c.oid, a.attnum, verb))))
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped))
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')),
  'functions', (
    select jsonb_object_agg(name, overloads) from (
      select p.proname as name, jsonb_agg(jsonb_build_object(
        'arguments', (
          select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'type', format_type(i.type, null),
            'optional', i.place > p.pronargs - p.pronargdefaults) order by i.place), '[]')
          from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality as i (name, type, place)
          where i.type is not null),
        'returns', regexp_replace(pg_get_function_result(p.oid), '^TABLE\\(.*', 'TABLE'),
        'columns', (
          select coalesce(jsonb_object_agg(o.name, format_type(o.type, null)), '{}')
          from unnest(p.proargnames, p.proallargtypes, p.proargmodes) as o (name, type, mode) where o.mode = 't'),
        'rights', (
          select coalesce(jsonb_agg(role order by role), '[]') from ${ROLES}
          where has_function_privilege(role, p.oid, 'EXECUTE')))) as overloads
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      group by p.proname) f),
  'enums', (
    select coalesce(jsonb_object_agg(name, labels), '{}') from (
      select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as labels
      from pg_type t join pg_enum e on e.enumtypid = t.oid
      where t.typnamespace = 'public'::regnamespace group by t.typname) e)
) as offer`;
