import type { BenchDatabase } from './engines';
import { samplesOf } from './measure';
import type { Subject } from './subject';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

// Tables that hold a handful of rows whatever the size of the marketplace.
// Quotes and jobs are those of the busiest Pro alone; reviews are not filled.
const SMALL = [
  'matching_policy',
  'subscription_plans',
  'price_book_items',
  'zip_codes',
  'quotes',
  'jobs',
  'reviews',
];

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
