import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { postgresPrograms } from '../../../supabase/tests/support/postgresCluster';
import { quantile } from './statistics';

const CLIENTS = 50;
const ACCOUNTS = 2000;
// Long enough that what each client compiles at its first turn does not count.
const SECONDS = 5;
const ROUNDS = 3;

const DRAW = `\\set n random(1, ${ACCOUNTS})\n`;
const SPEND = `select private.post_tokens(md5('pro' || :n)::uuid, 'hold', 1, null, 'Bench', gen_random_uuid()::text);`;
const UPDATE_ALONE = `update public.token_accounts a set updated_at = now()
  where a.vendor_id = md5('pro' || :n)::uuid and a.posted - a.held >= 1;`;

/**
 * Lets 50 clients spend as fast as they can, each turn some Pro's tokens, beside a bare conditional update
 * of the same rows, and counts accounts that differ from their ledger afterwards. Rounds take turns,
 * so that both meet the same machine. pgbench sends the statements, so that no driver of ours is measured
 * with them.
 */
export async function spendTokens(url: string): Promise<string> {
  const updates: number[] = [];
  const spends: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    updates.push(rateOf(url, UPDATE_ALONE));
    spends.push(rateOf(url, SPEND));
  }
  const update = quantile(updates, 0.5);
  const spend = quantile(spends, 0.5);
  const wrong = await accountsOff(url);
  return `  spends per second, ${CLIENTS} clients: ${Math.round(spend)}, ${(spend / update).toFixed(2)} of a conditional update alone (${Math.round(update)}); ${wrong} accounts off`;
}

function rateOf(url: string, statement: string): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-pgbench-'));
  try {
    const script = path.join(folder, 'script.sql');
    writeFileSync(script, DRAW + statement.replaceAll('\n', ' '));
    const report = execFileSync(
      path.join(postgresPrograms(), 'pgbench'),
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(CLIENTS),
        '-j',
        '2',
        '-T',
        String(SECONDS),
        '-f',
        script,
        url,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const rate = /^tps = ([\d.]+)/m.exec(report)?.[1];
    if (rate === undefined) throw new Error(`pgbench answered:\n${report}`);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function accountsOff(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql<{ wrong: number }[]>`
      select count(*)::int as wrong
      from public.token_accounts a
      join (select l.vendor_id, sum(l.held_delta) as held from public.token_ledger l group by 1) l
        on l.vendor_id = a.vendor_id
      where a.held <> l.held or a.held > a.posted`;
    return row?.wrong ?? 0;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
