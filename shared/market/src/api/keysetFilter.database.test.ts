import { runBackend, type RunningBackend } from '../../../../supabase/tests/local/runningBackend';
import { after, type Order, type PageKey } from './keysetFilter';

// Two rows share a moment, the moment of a third is a microsecond later, and two have none.
const STEPS = `
  create table public.steps (id text primary key, at timestamptz);
  alter table public.steps enable row level security;
  create policy "Anyone" on public.steps for select to anon using (true);
  grant select on public.steps to anon;
  insert into public.steps values ('a', '2026-11-22T00:30:26.146123Z'), ('b', '2026-11-22T00:30:26.146123Z'),
    ('c', null), ('d', null), ('e', '2026-11-22T00:30:26.146124Z'), ('f', '2026-11-20T00:00:00Z');`;

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend({ lastMigration: STEPS });
});
afterAll(() => backend.stop());

async function readTwo(order: Order, key: PageKey | null): Promise<PageKey[]> {
  const ascending = order === 'asc';
  const page = backend
    .client()
    .from('steps')
    .select('id, at')
    .order('at', { ascending, nullsFirst: false })
    .order('id', { ascending })
    .limit(2);
  const { data, error } = await (key === null ? page : page.or(after('at', order, key)));
  if (error) throw error;
  return data;
}

test.each([
  ['asc', 'fa be cd'],
  ['desc', 'eb af dc'],
] as const)('page by page, a list in order %s has every row once', async (order, pages) => {
  const found: string[] = [];
  let key: PageKey | null = null;
  do {
    const page: PageKey[] = await readTwo(order, key);
    found.push(page.map(({ id }) => id).join(''));
    key = page.at(-1) ?? null;
  } while (key !== null);
  expect(found.join(' ').trim()).toBe(pages);
});
