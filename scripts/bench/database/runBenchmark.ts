import { loadavg } from 'node:os';
import { compareWithBruteForce } from './bruteForce';
import { openEmbedded, openPostgres, startBenchCluster, type BenchDatabase } from './engines';
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
async function yardstick(database: BenchDatabase): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const start = performance.now();
    await database.query('select count(*) from generate_series(1, 1000000)');
    times.push(performance.now() - start);
  }
  return `  yardstick: counting to a million takes ${quantile(times, 0.5).toFixed(0)} ms here now (about 65 on two quiet cores)`;
}

async function measureSize(
  database: BenchDatabase,
  size: number,
  options: BenchOptions,
): Promise<Measured[]> {
  const start = performance.now();
  await load(database, size);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `\n${database.engine}, ${nameOfSize(size)} Pros and requests (loaded in ${seconds} s; load average ${loadavg()[0]?.toFixed(1)})`,
  );
  console.log(await yardstick(database));
  const measured: Measured[] = [];
  for (const subject of SUBJECTS) {
    measured.push(await measure(database, subject, size, options.runs));
  }
  console.log(measuredTable(measured));
  for (const subject of SUBJECTS) {
    const tables = await scannedTables(database, subject, size);
    console.log(
      `  plan of ${subject.name}: ${tables.length === 0 ? 'no sequential scan on a large table' : `SEQUENTIAL SCAN of ${tables.join(', ')}`}`,
    );
  }
  console.log(await compareWithBruteForce(database, size, options.checks));
  console.log(await compareStorage(database));
  if (database.url !== undefined) {
    console.log(await raceForOneLead(database.url));
    console.log(await spendTokens(database.url));
  }
  return measured;
}

async function measureEngine(
  sizes: readonly number[],
  open: (size: number) => Promise<BenchDatabase>,
  options: BenchOptions,
): Promise<void> {
  const results: { size: number; measured: Measured[] }[] = [];
  for (const size of sizes) {
    const database = await open(size);
    try {
      results.push({ size, measured: await measureSize(database, size, options) });
    } finally {
      await database.close();
    }
  }
  if (results.length > 1) console.log(growthTable(results));
}

/** Loads marketplaces of each size into throwaway databases and prints how the queries do. */
export async function runBenchmark(options: BenchOptions): Promise<void> {
  if (options.engines.includes('postgres')) {
    const cluster = await startBenchCluster();
    try {
      await measureEngine(options.sizes, (size) => openPostgres(cluster, `bench_${size}`), options);
    } finally {
      cluster.stop();
    }
  }
  if (options.engines.includes('pglite')) {
    const sizes = options.sizes.filter((size) => size <= EMBEDDED_AT_MOST);
    await measureEngine(sizes, openEmbedded, options);
  }
}
