import type { BenchDatabase } from './engines';
import { timesOf, type Times } from './statistics';
import type { Subject } from './subject';

/** How one subject did: with policies, without them, and the bare index scan of the same rows. */
export interface Measured {
  readonly name: string;
  readonly times: Times;
  readonly withoutPolicies: Times | undefined;
  readonly bare: Times | undefined;
}

interface Sample {
  caller: string | null;
  first: string | null;
}

type Side = 'policies' | 'no policies' | 'bare';

/**
 * Gives a session, or its open transaction alone, a role and the claims of a person. The server's own
 * role keeps the claims too, so that functions answer for the same person.
 */
export async function actAs(
  database: BenchDatabase,
  role: string,
  caller: string | null,
  extent: 'session' | 'transaction',
): Promise<void> {
  const claims = JSON.stringify({ sub: caller ?? undefined, role, aal: 'aal2' });
  const isLocal = extent === 'transaction';
  await database.script(
    `set ${isLocal ? 'local ' : ''}role ${role};
     select set_config('request.jwt.claims', '${claims}', ${isLocal}),
       set_config('request.jwt.claim.sub', '${caller ?? ''}', ${isLocal});`,
  );
}

async function become(database: BenchDatabase, side: Side, subject: Subject, sample: Sample) {
  const caller = sample.caller === null ? 'anon' : 'authenticated';
  const role = subject.isInternal || side !== 'policies' ? 'none' : caller;
  await actAs(database, role, sample.caller, 'session');
}

async function once(
  database: BenchDatabase,
  sql: string,
  sample: Sample,
  writes: boolean,
): Promise<number> {
  const parameters = sample.first === null ? [] : [sample.first];
  if (writes) await database.script('begin');
  const start = performance.now();
  await database.query(sql, parameters);
  const time = performance.now() - start;
  if (writes) await database.script('rollback');
  return time;
}

/** The samples of a subject in a marketplace with so many Pros. */
export async function samplesOf(
  database: BenchDatabase,
  subject: Subject,
  vendors: number,
): Promise<Sample[]> {
  const sql = subject.samples.replaceAll('$hundredth', String(vendors / 100));
  return database.query<{ caller: string | null; first: string | null }>(sql);
}

/**
 * The order in which the sides read the sample of a run. The first to read it also loads its pages into
 * memory, so the two that are compared take turns; the bare scan, which is there for scale, comes last.
 */
export function inTurn(sides: readonly Side[], run: number): Side[] {
  const compared = sides.filter((side) => side !== 'bare');
  const ordered = run % 2 === 0 ? compared : compared.toReversed();
  return [...ordered, ...sides.filter((side) => side === 'bare')];
}

/**
 * Times a subject `runs` times after a few that do not count. With and without policies and the bare
 * scan take turns on the same sample, so that what else the machine does meets all of them alike.
 */
export async function measure(
  database: BenchDatabase,
  subject: Subject,
  vendors: number,
  runs: number,
): Promise<Measured> {
  const samples = await samplesOf(database, subject, vendors);
  const sides: Side[] = [
    'policies',
    ...(subject.isInternal ? [] : ['no policies' as const]),
    ...(subject.bare ? ['bare' as const] : []),
  ];
  const times: Record<Side, number[]> = { policies: [], 'no policies': [], bare: [] };
  const warming = Math.min(10, runs);
  for (let run = -warming; run < runs; run += 1) {
    const sample = samples[(run + warming) % samples.length];
    if (!sample) throw new Error(`There is nothing to measure “${subject.name}” with.`);
    for (const side of inTurn(sides, run + warming)) {
      await become(database, side, subject, sample);
      // A prepared statement is planned again whenever the role changes, so each side has one of its own.
      const sql = `/* ${side} */ ${side === 'bare' ? (subject.bare ?? subject.sql) : subject.sql}`;
      const time = await once(database, sql, sample, subject.writes ?? false);
      if (run >= 0) times[side].push(time);
    }
  }
  await database.script('reset role');
  return {
    name: subject.name,
    times: timesOf(times.policies),
    withoutPolicies: sides.includes('no policies') ? timesOf(times['no policies']) : undefined,
    bare: sides.includes('bare') ? timesOf(times.bare) : undefined,
  };
}
