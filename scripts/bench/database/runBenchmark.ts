import { loadavg } from 'node:os';
import { compareWithBruteForce } from './bruteForce';
import { openEmbedded, openPostgres, startBenchCluster, type BenchDatabase } from './engines';
import { brokenLimits, costlyPolicies, QUIET_YARDSTICK } from './limits';
import { load } from './load';
import { measure, type Measured } from './measure';
import type { BenchOptions } from './options';
import { scannedTables } from './plans';
import { raceForOneLead } from './races';
import { spendTokens } from './spending';
import { quantile } from './statistics';
import { compareStorage } from './storage';
import { growthTable, measuredTable, nameOfSize } from './tables';
import { SUBJECTS } from './subjects';

// The embedded engine keeps everything in memory of the process.
const EMBEDDED_AT_MOST = 100_000;

// What else the machine does slows everything alike; this says how much.
async function yardstick(database: BenchDatabase): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const start = performance.now();
    await database.query('select count(*) from generate_series(1, 1000000)');
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

async function measureSize(
  database: BenchDatabase,
  size: number,
  options: BenchOptions,
): Promise<{ measured: Measured[]; broken: string[] }> {
  const start = performance.now();
  await load(database, size);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `\n${database.engine}, ${nameOfSize(size)} Pros and requests (loaded in ${seconds} s; load average ${loadavg()[0]?.toFixed(1)})`,
  );
  const counting = await yardstick(database);
  console.log(
    `  yardstick: counting to a million takes ${counting.toFixed(0)} ms here now (about ${QUIET_YARDSTICK} on two quiet cores)`,
  );
  const measured: Measured[] = [];
  for (const subject of SUBJECTS) {
    measured.push(await measure(database, subject, size, options.runs));
  }
  console.log(measuredTable(measured));
  const broken =
    database.engine === 'postgres'
      ? [...brokenLimits(SUBJECTS, measured, counting), ...costlyPolicies(measured)]
      : [];
  for (const sentence of broken) console.log(`  LIMIT BROKEN: ${sentence}`);
  for (const subject of SUBJECTS) {
    const tables = await scannedTables(database, subject, size);
    console.log(
      `  plan of ${subject.name}: ${tables.length === 0 ? 'no sequential scan on a large table' : `SEQUENTIAL SCAN of ${tables.join(', ')}`}`,
    );
  }
  const { line, different } = await compareWithBruteForce(database, size, options.checks);
  console.log(line);
  if (different > 0)
    broken.push(`${different} requests have other best twenty than by brute force`);
  console.log(await compareStorage(database));
  if (database.url !== undefined) {
    console.log(await raceForOneLead(database.url));
    console.log(await spendTokens(database.url));
  }
  return { measured, broken };
}

async function measureEngine(
  sizes: readonly number[],
  open: (size: number) => Promise<BenchDatabase>,
  options: BenchOptions,
): Promise<string[]> {
  const results: { size: number; measured: Measured[]; broken: string[] }[] = [];
  for (const size of sizes) {
    const database = await open(size);
    try {
      results.push({ size, ...(await measureSize(database, size, options)) });
    } finally {
      await database.close();
    }
  }
  if (results.length > 1) console.log(growthTable(results));
  return results.flatMap(({ size, broken }) =>
    broken.map((sentence) => `${nameOfSize(size)}: ${sentence}`),
  );
}

/** Loads marketplaces of each size into throwaway databases and prints how the queries do. Throws when a limit is broken or a match is wrong. */
export async function runBenchmark(options: BenchOptions): Promise<void> {
  const broken: string[] = [];
  if (options.engines.includes('postgres')) {
    const cluster = await startBenchCluster();
    try {
      const open = (size: number) => openPostgres(cluster, `bench_${size}`);
      broken.push(...(await measureEngine(options.sizes, open, options)));
    } finally {
      cluster.stop();
    }
  }
  if (options.engines.includes('pglite')) {
    const sizes = options.sizes.filter((size) => size <= EMBEDDED_AT_MOST);
    await measureEngine(sizes, openEmbedded, options);
  }
  if (broken.length > 0) throw new Error(`Not as it must be:\n${broken.join('\n')}`);
}
