import type { BenchDatabase } from './engines';
import { samplesOf } from './measure';
import type { Subject } from './subjects';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

// Tables that hold a handful of rows whatever the size of the marketplace.
const SMALL = ['matching_policy', 'subscription_plans', 'price_book_items', 'zip_codes'];

function* scansOf(node: PlanNode): Generator<string> {
  const table = node['Relation Name'];
  if (table && node['Node Type'] === 'Seq Scan' && !SMALL.includes(table)) yield table;
  for (const child of node.Plans ?? []) yield* scansOf(child);
}

/** Whether the plan of a subject, as its caller with policies on, reads a large table from end to end. */
export async function scannedTables(
  database: BenchDatabase,
  subject: Subject,
  pros: number,
): Promise<string[]> {
  const [sample] = await samplesOf(database, subject, pros);
  const role = subject.isInternal ? 'none' : sample?.caller ? 'authenticated' : 'anon';
  await database.script(
    `set role ${role}; select set_config('request.jwt.claims', '${JSON.stringify({ sub: sample?.caller ?? '', role })}', false);`,
  );
  await database.script('begin');
  const text = subject.sql.replaceAll('$1', `'${sample?.first ?? ''}'`);
  const [row] = await database.query<{ 'QUERY PLAN': { Plan: PlanNode }[] | string }>(
    `explain (format json) ${text}`,
  );
  await database.script('rollback; reset role;');
  const plan = row?.['QUERY PLAN'];
  const [root] = typeof plan === 'string' ? (JSON.parse(plan) as unknown[]) : (plan ?? []);
  return isPlan(root) ? [...new Set(scansOf(root.Plan))] : [];
}

function isPlan(value: unknown): value is { Plan: PlanNode } {
  return typeof value === 'object' && value !== null && 'Plan' in value;
}

/** Tables read from end to end by statements inside functions, which plans do not show, since `before`. */
export async function sequentialReads(database: BenchDatabase): Promise<Map<string, number>> {
  await database.query(`select pg_stat_clear_snapshot()`);
  const rows = await database.query<{ name: string; scans: string }>(
    `select relname as name, seq_scan::text as scans from pg_stat_user_tables
     where n_live_tup > 5000 or relname in ('match_profiles', 'leads', 'service_requests', 'messages')`,
  );
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}
