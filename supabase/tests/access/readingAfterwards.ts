import type { Queries } from '../support/database';
import { becomeCaller } from '../support/database';
import { FORMER, type Afterwards, type FormerName } from './afterwards';
import { rolledBack } from '../support/rolledBack';

/** What each former caller still reads about the deal: a history of their own, never the place or others. */
export const READ_AFTERWARDS: Record<string, string> = {
  'public.service_requests': 'declined lost terminated canceled erasedOwner erasedVendor',
  'public.request_trees': 'declined lost terminated canceled erasedOwner erasedVendor',
  'public.request_photos': '',
  'public.request_access': '',
  'public.properties': 'erasedOwner',
  'public.leads': 'declined lost terminated canceled erasedOwner erasedVendor',
  'public.quotes': 'lost terminated canceled erasedOwner erasedVendor',
  'public.conversations': 'lost terminated canceled erasedOwner erasedVendor',
  'public.jobs': 'canceled',
  'public.state_events': 'declined lost terminated canceled erasedOwner erasedVendor',
  // The own folder, until the server has removed its files.
  'storage.objects': 'erasedOwner',
  'public.admin_audit': '',
  'public.error_logs': '',
  'public.profiles of others': '',
  'public.token_ledger of others': '',
};

const SQL: Record<string, string> = {
  'public.service_requests': 'select 1 from public.service_requests where id = $1',
  'public.properties': 'select 1 from public.properties p where $1::uuid is not null and true',
  'storage.objects': 'select 1 from storage.objects where name = $1',
  'public.admin_audit': 'select 1 from public.admin_audit where $1::uuid is not null',
  'public.error_logs': 'select 1 from public.error_logs where $1::uuid is not null',
  'public.profiles of others':
    'select 1 from public.profiles where $1::uuid is not null and id <> auth.uid()',
  'public.token_ledger of others':
    'select 1 from public.token_ledger where $1::uuid is not null and vendor_id <> auth.uid()',
};

const subjectOf = (past: Afterwards, line: string, name: FormerName) =>
  line === 'storage.objects' ? past.deals[name].photo : past.deals[name].request;

const sqlOf = (line: string) => SQL[line] ?? `select 1 from ${line} where request_id = $1`;

/** How many rows of a line there are for a former caller to read, policies aside. */
export async function rowsAfterwards(past: Afterwards, line: string, name: FormerName) {
  const [row] = await past.market.database.query<{ rows: number }>(
    sqlOf(line).replace('select 1', 'select count(*)::int as rows'),
    [subjectOf(past, line, name)],
  );
  return row?.rows ?? 0;
}

async function reads(queries: Queries, past: Afterwards, name: FormerName, line: string) {
  await queries.query('savepoint looking');
  try {
    await becomeCaller(queries, past.callers[name]);
    return (await queries.query(sqlOf(line), [subjectOf(past, line, name)])).length > 0;
  } catch {
    return false;
  } finally {
    await queries.query('rollback to savepoint looking');
  }
}

/** The former callers who read a line, after `first` has run; nothing of it stays. */
export function readersAfterwards(past: Afterwards, line: string, first = ''): Promise<string> {
  return rolledBack(past.market.database, async (queries) => {
    const found: FormerName[] = [];
    if (first !== '') await queries.script(first);
    for (const name of FORMER) if (await reads(queries, past, name, line)) found.push(name);
    return found.join(' ');
  });
}
