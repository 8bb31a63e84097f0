import type { Database } from '../../local/database';

/*
 * After each insert, rows at a few random places of the table are written again, as if by an update: they
 * move behind the new ones. Rows that a transaction holds stay, and no trigger of the table notices.
 */
const MOVE_ROWS = `
  create schema if not exists shuffling;
  create or replace function shuffling.move_rows() returns trigger
  language plpgsql security definer set search_path = '' set session_replication_role = 'replica' as $$
  begin
    execute format(
      'update %1$s t set %2$I = t.%2$I where t.ctid = any (array(
         select o.ctid from %1$s o where o.ctid = any (array(
           select format(''(%%s,%%s)'', floor(random() * $1), 1 + floor(random() * 24))::tid
           from generate_series(1, 6)))
         for no key update skip locked))', tg_relid::regclass, tg_argv[0])
    using greatest(pg_relation_size(tg_relid) / 8192, 1);
    return null;
  end $$`;

const WATCH_TABLES = `
  do $$
  declare
    watched record;
  begin
    for watched in
      select c.oid::regclass as place, a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attidentity <> 'a'
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and a.attnum = (select min(f.attnum) from pg_attribute f where f.attrelid = c.oid and f.attnum > 0
          and not f.attisdropped and f.attgenerated = '' and f.attidentity <> 'a')
    loop
      execute format('create or replace trigger shuffling after insert on %s for each statement
        execute function shuffling.move_rows(%L)', watched.place, watched.name);
    end loop;
  end $$`;

/** Whether this run stores rows in another order than they are written in. */
export const isShuffled = process.env['TEST_ROW_ORDER'] === 'shuffled';

/**
 * Makes a database, and all that are copied from it, store rows in a random order instead of that in
 * which they were written. What depends on the order of storage then fails.
 */
export async function shuffleRows(database: Database): Promise<void> {
  await database.script(MOVE_ROWS);
  await database.script(WATCH_TABLES);
}
