import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runSupabase } from '../../hosted/commandLine';
import { startHostedProject, type HostedProject } from '../../hosted/hostedProject';
import type { Queries } from '../../local/database';
import { openMarketplace, type Marketplace } from '../support/marketplace';
import { commandOfGuide, runCommand } from './guideCommands';

// The drill of the guide: a backup of a marketplace at work is restored into a new project.

let market: Marketplace;
let project: HostedProject;
let folder: string;
let vendor: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-backup-'));
  market = await openMarketplace();
  vendor = await market.vendor({ tokens: 60 });
  const admin = await market.admin();
  const owner = await market.owner();
  await market.agree(owner, vendor);
  await market.call(admin, 'adjust_tokens', {
    vendor_id: vendor,
    tokens: 5,
    reason: 'A gift',
    idempotency_key: '11111111-1111-4111-8111-111111111111',
  });
  // The source is set up, and has mails to send.
  await market.database.query(
    `insert into private.edge_functions (address, worker_key) values ('https://project.example/functions/v1', $1)`,
    ['0'.repeat(64)],
  );
  project = await startHostedProject();
  const { status } = await runSupabase(['db', 'push', '--yes', `--remote=${project.url}`]);
  expect(status).toBe(0);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await market.database.close();
  await project.stop();
});

/** A digest of the rows of every table of the marketplace, by its name. */
async function digests(database: Queries): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ digest: string }>(
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest
       from ${name} t`,
    );
    found[name] = row?.digest ?? '';
  }
  return found;
}

/** What the guide's check of the audit trail printed, of each database. */
function trailsIn(said: string): Trail[] {
  return [...said.matchAll(/^ *(\{.*"links".*\})$/gm)].map(([, line = '']): Trail =>
    JSON.parse(line),
  );
}

interface Trail {
  links: number;
  checked: number;
  end: string;
  findings: { problem: string }[];
}

test('a restored project holds every row, its ledger and audit trail add up, and work continues', async () => {
  const [{ name } = { name: '' }] = await market.database.query<{ name: string }>(
    'select current_database() as name',
  );
  const source = new URL(name, process.env['TEST_POSTGRES_URL']).href;
  const variables = { DATABASE_URL: source, NEW_DATABASE_URL: project.url };
  runCommand(commandOfGuide('deploy/README.md', 'pg_dump'), variables, folder);
  const said = runCommand(commandOfGuide('deploy/README.md', 'pg_restore'), variables, folder);
  expect(said).toContain('(0 rows)');
  expect(said).toMatch(/audit_problems_since *\n-+\n {}\n/);
  const [old, restored] = trailsIn(said);
  expect(old?.links).toBeGreaterThan(0);
  expect(restored).toEqual({ ...old, checked: old?.links, findings: [] });

  const before = await digests(market.database);
  const after = await digests(project.superuser);
  const differing = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(differing).toEqual(['private.edge_functions', 'private.outbox']);
  expect(before['private.outbox']).not.toMatch(/^0 rows/);
  expect(before['public.token_ledger']).not.toMatch(/^0 rows/);
  expect(before['public.admin_audit']).not.toMatch(/^0 rows/);
  console.log(
    `Restored ${Object.keys(before).length} tables; ledger: ${before['public.token_ledger']}, audit: ${before['public.admin_audit']}.`,
  );

  // Nothing in the copy reaches anyone.
  expect(after['private.edge_functions']).toMatch(/^0 rows/);
  const sendable = `select id from private.outbox where status in ('waiting', 'claimed')`;
  expect(await project.superuser.query(sendable)).toEqual([]);
  expect(await project.superuser.query('select jobname from cron.job')).toEqual([]);
  expect(await project.superuser.query('select url from net.http_request_queue')).toEqual([]);

  const accounts = 'select id, email from auth.users order by id';
  expect(await project.superuser.query(accounts)).toEqual(await market.database.query(accounts));
  const [posted] = await project.superuser.query(
    `select private.post_tokens($1, 'grant', 7, null, 'After the restore', 'drill') as done`,
    [vendor],
  );
  expect(posted).toEqual({ done: true });
  expect(await project.superuser.query('select * from public.health_findings()')).toEqual([]);

  // Negative control: somebody with access to the restored database changes an entry.
  await project.superuser.script(`
    alter table public.admin_audit disable trigger user;
    update public.admin_audit set reason = 'Something else' where reason = 'A gift';
    alter table public.admin_audit enable trigger user;`);
  expect(await project.superuser.query('select * from public.health_findings()')).toEqual([
    { subject: 'audit', finding: 'The audit trail failed verification: changed.' },
  ]);
});
