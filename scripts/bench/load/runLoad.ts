import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoAccounts } from '../../../demo/accounts';
import { startBackend } from '../../../supabase/local/backend';
import { postgresDatabase } from '../../../supabase/local/postgresDatabase';
import { seedDatabase } from '../../../supabase/seed';
import { startPostgres } from '../../../supabase/tests/support/postgresCluster';
import { freePort } from '../../testing/freePort';
import { startBackendProcess, type BackendProcess } from './backendProcess';
import { addCrowd, type Visitor } from './crowd';
import { compareEffects, storedEffects, type Comparison, type EffectKind } from './effects';
import { administrator, owner, vendor, type Acknowledge, type Life } from './lives';
import type { LoadOptions } from './options';
import { enter, type Person } from './person';
import { newTally, type Tally } from './tally';

/** Seconds between two visits to a page; each visit is four to nine calls. */
const PAUSE_SECONDS = [2, 8] as const;

// What production keeps on, and tests leave off.
const DURABLE = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'shared_buffers=512MB',
];

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

interface Somebody {
  readonly person: Person;
  readonly life: Life;
}

/** Everybody lives until the time is over, and finishes what they are at. */
async function liveOn(
  people: readonly Somebody[],
  seconds: number,
  acknowledge: Acknowledge,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const [least, most] = PAUSE_SECONDS;
  await Promise.all(
    people.map(async ({ person, life }) => {
      await wait(Math.random() * most);
      while (performance.now() < end) {
        await life(person, acknowledge);
        await wait(least + Math.random() * (most - least));
      }
    }),
  );
}

async function enterAll(
  backend: BackendProcess,
  crowd: readonly Visitor[],
  tally: Tally,
): Promise<Somebody[]> {
  const people: Somebody[] = [];
  for (const [place, { email, userType }] of crowd.entries()) {
    const address = `10.0.${Math.floor(place / 250)}.${(place % 250) + 1}`;
    people.push({
      person: await enter(backend, address, email, tally),
      life: userType === 'owner' ? owner : vendor,
    });
  }
  const admin = await enter(backend, '10.1.0.1', demoAccounts.admin.email, tally);
  return [...people, { person: admin, life: administrator }];
}

async function killWhileUsed(
  backend: BackendProcess,
  kills: number,
  seconds: number,
): Promise<number[]> {
  const away: number[] = [];
  for (let done = 0; done < kills; done += 1) {
    await wait(seconds / (kills + 1));
    away.push(await backend.kill());
  }
  return away;
}

function print(name: string, seconds: number, tally: Tally, compared: readonly Comparison[]): void {
  const { p50, p95, p99 } = tally.times();
  const rate = tally.answered() / seconds;
  console.log(
    `\n${name}\n  ${tally.answered()} calls answered, ${rate.toFixed(1)} a second; ms p50 ${p50.toFixed(1)}, ` +
      `p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}; ${tally.repeated()} calls made again`,
  );
  for (const { kind, acknowledged, lost, doubled } of compared) {
    console.log(`  ${kind}: ${acknowledged} done, ${lost.length} lost, ${doubled.length} doubled`);
  }
  for (const [reason, count] of tally.refusals) console.log(`  refused ${count} times: ${reason}`);
}

/**
 * Lets people use the backend on PostgreSQL, once undisturbed and once while it is killed, each on a
 * marketplace of its own; prints calls a second, their times, and whether any effect was lost or doubled.
 * Throws when one was, or when the daily check of the database finds something.
 */
export async function runLoad({ people, seconds, kills }: LoadOptions): Promise<void> {
  const cluster = await startPostgres(DURABLE);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-load-'));
  const admin = postgresDatabase(cluster.url('postgres'), 1);
  const findings: string[] = [];
  try {
    for (const [name, killed] of [
      ['undisturbed', 0],
      ['killed', kills],
    ] as const) {
      if (name === 'killed' && kills === 0) continue;
      await admin.query(`create database ${name}`);
      const dataDir = path.join(folder, name);
      findings.push(...(await runOnce(cluster.url(name), dataDir, people, seconds, killed)));
    }
  } finally {
    await admin.close();
    cluster.stop();
    rmSync(folder, { recursive: true });
  }
  if (findings.length > 0) throw new Error(findings.join('\n'));
  console.log('\nNothing was lost, nothing was doubled, and the daily check finds nothing.');
}

async function runOnce(
  databaseUrl: string,
  dataDir: string,
  count: number,
  seconds: number,
  kills: number,
): Promise<string[]> {
  const seeding = { dataDir, databaseUrl, origin: 'http://localhost', seed: seedDatabase };
  await (await startBackend(seeding)).close();
  const database = postgresDatabase(databaseUrl, 2);
  const crowd = await database.transaction((queries) => addCrowd(queries, count));
  const backend = await startBackendProcess(await freePort(), dataDir, databaseUrl);
  const tally = newTally();
  const acknowledged: Record<EffectKind, string[]> = {
    request: [],
    'taken lead': [],
    quote: [],
    acceptance: [],
    message: [],
  };
  try {
    const before = await storedEffects(database, crowd);
    const everybody = await enterAll(backend, crowd, tally);
    const [, away] = await Promise.all([
      liveOn(everybody, seconds, (kind, mark) => acknowledged[kind].push(mark)),
      killWhileUsed(backend, kills, seconds),
    ]);
    const compared = compareEffects(before, acknowledged, await storedEffects(database, crowd));
    const title = away.length
      ? `${count} people, backend killed ${away.length} times, back after ${away.map((one) => one.toFixed(1)).join(', ')} s`
      : `${count} people, undisturbed`;
    print(title, seconds, tally, compared);
    for (const { person } of everybody) await person.leave();
    const found = await database.query<{ subject: string; finding: string }>(
      'select subject, finding from public.health_findings()',
    );
    return [
      ...compared.flatMap(({ kind, lost, doubled }) => [
        ...lost.map((mark) => `${kind} was lost: ${mark}.`),
        ...doubled.map((mark) => `${kind} was done twice: ${mark}.`),
      ]),
      ...found.map(({ subject, finding }) => `${subject}: ${finding}`),
    ];
  } finally {
    await backend.close();
    await database.close();
  }
}
