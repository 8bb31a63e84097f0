import { randomUUID } from 'node:crypto';
import type { Queries } from '../support/database';
import { openMarketplace, type Marketplace } from '../support/marketplace';

/** The rules as they are in force, whatever a market switches off. */
export type Rules = {
  /** Claims of a Pro that are granted without an administrator, and of a Pro about one owner. */
  grants: number;
  grantsPerOwner: number;
  /** Open requests of a new owner, and how many Pros may take each. */
  openRequests: number;
  accepts: number;
};

/** Who plays: accounts that may act together, and the Pros and the owner who play fairly. */
export interface Stage {
  market: Marketplace;
  owners: readonly string[];
  vendors: readonly string[];
  rivals: readonly string[];
  /** An owner known by a finished job, whose request shows where a Pro ranks. */
  bystander: string;
  /** A photo that each account has uploaded. */
  photos: Readonly<Record<string, string>>;
  rules: Rules;
}

/** Tokens a Pro of the group begins with. */
export const WELCOME_TOKENS = 50;

/** Sets a stage on which every market begins alike; each is played in a transaction of which nothing stays. */
export async function setStage(): Promise<Stage> {
  const market = await openMarketplace(1);
  await market.database.query('update private.owner_limits set open_requests_of_new = default');
  const rivals = await market.vendors(3, { tokens: 1000, crewSize: 50 });
  const vendors = await market.vendors(2, { tokens: WELCOME_TOKENS, crewSize: 50 });
  const bystander = await market.owner();
  const owners: string[] = [];
  for (const place of [1, 2]) {
    owners.push(await market.database.createUser({ email: `newcomer${place}@example.com` }));
  }
  const photos: Record<string, string> = {};
  for (const person of [...owners, ...vendors]) photos[person] = await market.photo(person);
  const [rules] = await market.database.query<Rules>(
    `select claims.claim_grants_at_most as "grants", claims.claim_grants_per_owner as "grantsPerOwner",
       owners.open_requests_of_new as "openRequests", matching.accepts_at_most as "accepts"
     from private.resolution_rules() claims, private.owner_limits owners, private.policy() matching`,
  );
  if (!rules) throw new Error('There are no rules.');
  await market.database.script(SCHEMA);
  await market.database.query(SHIFTS);
  return { market, owners, vendors, rivals, bystander, photos, rules };
}

/** Calls as a person; returns null, or why it was refused. */
export async function act(queries: Queries, person: string, command: string) {
  const [row] = await queries.query<{ refusal: string | null }>(
    'select scheme.act($1, $2) as refusal',
    [person, command],
  );
  return row?.refusal ?? null;
}

/** Hours go by: what is due happens. */
export const pass = (queries: Queries, hours: number) =>
  queries.query('select scheme.pass(make_interval(hours => $1))', [hours]);

/** A key that no call has used. */
export const newKey = () => randomUUID();

// now() stands still within a transaction, so time passes by moving everything that has happened into the past.
const SCHEMA = `
  create schema scheme;
  create table scheme.shifts (command text);

  create function scheme.act(person uuid, command text) returns text language plpgsql as $$
  declare
    refusal text;
  begin
    begin
      perform set_config('request.jwt.claims',
          jsonb_build_object('sub', person, 'role', 'authenticated', 'aud', 'authenticated')::text, true),
        set_config('request.jwt.claim.sub', person::text, true), set_config('role', 'authenticated', true);
      execute command;
    exception when others then
      refusal := sqlstate || ': ' || sqlerrm;
    end;
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true),
      set_config('request.jwt.claim.sub', '', true);
    return refusal;
  end $$;

  create function scheme.pass(span interval) returns void language plpgsql as $$
  declare
    shift text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for shift in select s.command from scheme.shifts s loop
      -- By way of another age: a timer must not meet the next one of its kind, which has not moved yet.
      execute shift using span + interval '400000 days';
      execute shift using interval '-400000 days';
    end loop;
    perform set_config('session_replication_role', 'origin', true);
    for round in 1..20 loop
      exit when not exists (select 1 from private.timers t where t.fired_at is null and t.due_at <= now());
      perform public.run_due_timers(now());
    end loop;
  end $$;`;

const SHIFTS = `insert into scheme.shifts
  select format('update %I.%I set %s', c.table_schema, c.table_name,
    string_agg(format('%1$I = %1$I - $1', c.column_name), ', '))
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema in ('public', 'private') and t.table_type = 'BASE TABLE'
    and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'
  group by c.table_schema, c.table_name`;
