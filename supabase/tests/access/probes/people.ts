import { randomUUID } from 'node:crypto';
import { about, visitor, type Probe } from './probe';
import type { AccessWorld } from '../world';

/** Notices before and after they are shown. */
export async function aboutNotices({ market }: AccessWorld): Promise<Probe[]> {
  const [future, withdrawn] = [randomUUID(), randomUUID()];
  await market.database.query(
    `insert into public.announcements (id, message, severity, shown_from, shown_until, withdrawn_at)
     values ($1, 'Soon', 'info', now() + interval '1 day', now() + interval '2 days', null),
       ($2, 'Never mind', 'info', now() - interval '1 day', now() + interval '2 days', now())`,
    [future, withdrawn],
  );
  const probe = about('public.announcements');
  const sql = (id: string) => `select 1 from public.announcements where id = '${id}'`;
  return [
    probe(false, { name: 'a notice of tomorrow', caller: visitor, sql: sql(future) }),
    probe(false, { name: 'a notice taken back', caller: visitor, sql: sql(withdrawn) }),
  ];
}

/** New, foreign and deleted accounts. */
export async function aboutProfiles(world: AccessWorld): Promise<Probe[]> {
  const { database } = world.market;
  const [fresh, other] = [await world.market.owner(), await world.market.owner()];
  const email = await world.market.value<string>(
    '(select email from public.profiles where id = $1)',
    [fresh],
  );
  await database.script(
    `set session_replication_role = replica;
     delete from public.profiles where id in ('${fresh}', '${other}');
     set session_replication_role = default;`,
  );
  const gone = await world.market.owner();
  await database.query('update public.profiles set deleted_at = now() where id = $1', [gone]);
  const probe = about('public.profiles');
  const insert = (id: string, mail: string, type: string) =>
    `insert into public.profiles (id, email, user_type) values ('${id}', '${mail}', '${type}')`;
  const caller = { userId: fresh };
  return [
    probe(true, { name: 'one’s own profile', caller, sql: insert(fresh, email, 'owner') }),
    probe(false, {
      name: 'a profile for another account',
      caller,
      sql: insert(other, email, 'owner'),
    }),
    probe(false, {
      name: 'a profile with another address',
      caller,
      sql: insert(fresh, 'x@example.com', 'owner'),
    }),
    probe(false, { name: 'an administrator', caller, sql: insert(fresh, email, 'admin') }),
    probe(false, {
      name: 'a deleted account',
      caller: { userId: gone },
      sql: `update public.profiles set city = 'Austin' returning 1`,
    }),
  ];
}
