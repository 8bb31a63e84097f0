/** A rule every object of the schema keeps, and an object that breaks it. */
export interface SchemaCheck {
  promise: string;
  /** Names what breaks the rule; no rows when nothing does. */
  sql: string;
  /** An object that breaks the rule, and its name as `sql` tells it. */
  bad: { script: string; name: string };
}

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
const CALLERS_QUESTION = String.raw`(auth\.(uid|jwt|role|email)|private\.is_admin|realtime\.topic)\(\)`;
const KEYLESS = `create table public.felled (id int); comment on table public.felled is 'Felled.';`;
const TABLE = `create table public.felled (id int primary key); comment on table public.felled is 'Felled.';`;

export const CHECKS: SchemaCheck[] = [
  {
    promise: 'every public table has row-level security',
    sql: `select c.relname as name from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    bad: {
      script: `${TABLE} create policy open on public.felled for select to anon using (true);`,
      name: 'felled',
    },
  },
  {
    promise: 'every public table has at least one policy',
    sql: `select c.relname as name from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
            and not exists (select 1 from pg_policy p where p.polrelid = c.oid)`,
    bad: {
      script: `${TABLE} alter table public.felled enable row level security;`,
      name: 'felled',
    },
  },
  {
    promise: 'there are no views, which would run with the rights of their owner',
    sql: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    bad: {
      script: `create view public.everybody as select * from public.profiles;`,
      name: 'everybody',
    },
  },
  {
    promise: 'every table of ours has a primary key',
    sql: `select c.oid::regclass::text as name from pg_class c
          where c.relnamespace in ${OURS} and c.relkind = 'r'
            and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`,
    bad: { script: KEYLESS, name: 'felled' },
  },
  {
    promise: 'every table of ours has a comment',
    sql: `select c.oid::regclass::text as name from pg_class c
          where c.relnamespace in ${OURS} and c.relkind = 'r' and obj_description(c.oid, 'pg_class') is null`,
    bad: { script: `create table private.felled (id int primary key);`, name: 'private.felled' },
  },
  {
    promise: 'policies ask who is calling once a statement, not once a row',
    sql: `select tablename || ': ' || policyname as name from pg_policies,
            regexp_replace(concat_ws(' ', qual, with_check), '\\(\\s*select\\s+\\(?${CALLERS_QUESTION}', '', 'gi') rest
          where schemaname in ('public', 'storage', 'realtime') and rest ~* '${CALLERS_QUESTION}'`,
    bad: {
      script: `create policy bare on public.profiles for select to authenticated using (id = auth.uid());`,
      name: 'profiles: bare',
    },
  },
  {
    promise: 'no policy is open to everybody in order to change something',
    sql: `select tablename || ': ' || policyname as name from pg_policies
          where schemaname in ('public', 'storage') and cmd <> 'SELECT'
            and ('public' = any (roles) or coalesce(with_check, qual) = 'true')`,
    bad: {
      script: `create policy open on public.profiles for delete to authenticated using (true);`,
      name: 'profiles: open',
    },
  },
  {
    promise: 'every policy names its roles',
    sql: `select tablename || ': ' || policyname as name from pg_policies
          where schemaname in ('public', 'storage', 'realtime') and 'public' = any (roles)`,
    bad: {
      script: `create policy anybody on public.profiles for select using (false);`,
      name: 'profiles: anybody',
    },
  },
  {
    // The few keys no one looks up or deletes by are small tables.
    promise: 'every foreign key is covered by an index that begins with its columns',
    sql: `select k.conrelid::regclass || ' (' || (
            select string_agg(a.attname, ', ') from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          ) || ')' as name
          from pg_constraint k
          where k.contype = 'f' and k.connamespace in ${OURS}
            and k.conrelid::regclass::text not in ('admin_audit', 'feature_flags')
            and not exists (
              select 1 from pg_index i
              where i.indrelid = k.conrelid and i.indpred is null
                and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
    bad: {
      script: `create table public.felled (id int primary key, owner_id uuid references public.profiles (id));
        create index felled_second_idx on public.felled (id, owner_id);`,
      name: 'felled (owner_id)',
    },
  },
  {
    promise: 'every function pins its search path',
    sql: `select p.oid::regprocedure::text as name from pg_proc p
          where p.pronamespace in ${OURS} and coalesce(array_to_string(p.proconfig, ','), '') !~ 'search_path=""'`,
    bad: {
      script: `create function public.loose() returns int language sql security definer set search_path = 'public' as $$ select 1 $$;`,
      name: 'loose()',
    },
  },
  {
    promise: 'every function says what it does',
    sql: `select p.oid::regprocedure::text as name from pg_proc p
          where p.pronamespace in ${OURS} and obj_description(p.oid, 'pg_proc') is null`,
    bad: {
      script: `create function private.mute() returns int language sql set search_path = '' as $$ select 1 $$;`,
      name: 'private.mute()',
    },
  },
  {
    promise: 'no function has two forms, which the Data API could not tell apart',
    sql: `select proname as name from pg_proc where pronamespace = 'public'::regnamespace group by 1 having count(*) > 1`,
    bad: {
      script: `create function public.estimate_request(input text) returns int language sql set search_path = '' as $$ select 1 $$;`,
      name: 'estimate_request',
    },
  },
  {
    promise: 'nothing is run by the role public, which would be everybody',
    sql: `select p.oid::regprocedure::text as name from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
          where p.pronamespace in ${OURS} and a.grantee = 0 and a.privilege_type = 'EXECUTE'`,
    bad: {
      script: `create function public.open() returns int language sql set search_path = '' as $$ select 1 $$;
        grant execute on function public.open() to public;`,
      name: 'open()',
    },
  },
  {
    promise: 'nobody can read or write the private tables through the API',
    sql: `select c.oid::regclass || ' by ' || r.rolname as name from pg_class c, pg_roles r
          where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
            and has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete')`,
    bad: {
      script: `grant select on private.timers to authenticated;`,
      name: 'private.timers by authenticated',
    },
  },
  {
    promise: 'the API may truncate, reference or add triggers to nothing',
    sql: `select c.oid::regclass || ' by ' || r.rolname as name from pg_class c, pg_roles r
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
            and has_table_privilege(r.rolname, c.oid, 'truncate, references, trigger')`,
    bad: {
      script: `grant truncate on public.profiles to authenticated;`,
      name: 'profiles by authenticated',
    },
  },
  {
    promise: 'money and times have types that cannot lie',
    sql: `select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and (
            (column_name like '%cents' and data_type not in ('integer', 'bigint'))
            or data_type in ('timestamp without time zone', 'money', 'real')
            or (column_name like '%\\_at' and data_type <> 'timestamp with time zone'))`,
    bad: {
      script: `create table public.felled (id int primary key, paid_cents numeric);`,
      name: 'felled.paid_cents',
    },
  },
];
