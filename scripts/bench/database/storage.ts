import type { BenchDatabase } from './engines';
import { quantile } from './statistics';

const RUNS = 9;

const ROWS = `
  insert into bench_candidate_rows
  select c.run_id, u.* from public.match_candidates c,
    unnest(c.vendor_ids, c.distances_km, c.distance, c.rating, c.acceptance, c.response, c.availability,
      c.credentials, c.experience, c.plan_boosts, c.stars, c.reviews, c.lost_dispute_days, c.approved_days,
      c.completed_jobs, c.earlier_offers) u
  where c.run_id = $1::uuid`;

const LISTS = `
  insert into bench_candidate_lists select c.* from public.match_candidates c where c.run_id = $1::uuid`;

/** Writes the candidates of one match as a row each and as one row of lists. */
export async function compareStorage(database: BenchDatabase): Promise<string> {
  await database.script(`
    create table bench_candidate_rows (run_id uuid references public.match_runs (id), vendor_id uuid,
      distance_km real, distance real, rating real, acceptance real, response real, availability real,
      credentials real, experience real, boost real, stars real, reviews int,
      lost_dispute_days real, approved_days real, completed_jobs int, earlier_offers int, primary key (run_id, vendor_id));
    create index on bench_candidate_rows (vendor_id);
    create table bench_candidate_lists (like public.match_candidates including all);`);
  const [run] = await database.query<{ id: string }>(
    'select private.run_match(r.id) as id from (select id from public.service_requests order by md5(id::text) limit 1) r',
  );
  if (!run) throw new Error('There is no request whose candidates could be stored.');
  const time = async (sql: string, table: string) => {
    const times: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      await database.script(`truncate ${table}`);
      const start = performance.now();
      await database.query(sql, [run.id]);
      times.push(performance.now() - start);
    }
    const [size] = await database.query<{ kilobytes: number }>(
      `select (pg_total_relation_size('${table}') / 1024)::int as kilobytes`,
    );
    return { milliseconds: quantile(times, 0.5), kilobytes: size?.kilobytes ?? 0 };
  };
  const rows = await time(ROWS, 'bench_candidate_rows');
  const lists = await time(LISTS, 'bench_candidate_lists');
  const [count] = await database.query<{ found: number }>(
    'select cardinality(vendor_ids) as found from bench_candidate_lists',
  );
  await database.script('drop table bench_candidate_rows, bench_candidate_lists');
  const words = (what: string, one: typeof rows) =>
    `${what} ${one.milliseconds.toFixed(1)} ms and ${one.kilobytes} KB`;
  return `  storing ${count?.found ?? 0} candidates: ${words('a row each', rows)}; ${words('one row of lists', lists)}`;
}
