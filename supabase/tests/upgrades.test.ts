import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../local/database';
import { readMigrations, type Migration } from '../local/migrations';
import { MIGRATIONS_FOLDER } from '../local/prepareDatabase';
import { beginMigration, type UpgradeFolders } from '../upgrades/beginMigration';
import { brokenUses } from '../upgrades/brokenUses';
import { contractOf, CONTRACTS_FOLDER, readContract } from '../upgrades/contract';
import { followUpgrades } from '../upgrades/followUpgrades';
import { liveReleases } from '../upgrades/liveReleases';
import { readOffer, type Offer } from '../upgrades/offer';
import { createTestDatabase } from './support/database';
import { databaseOfMigration } from './support/databaseOfMigration';
import { rolledBack } from './support/rolledBack';

// Releases are live, and pages are open, while a migration is applied: whatever they use of the database
// must be there afterwards.

const ROOT = path.join(__dirname, '../..');
const USED = contractOf(ROOT);

let migrations: Migration[];
let database: Database;
let offer: Offer;
beforeAll(async () => {
  migrations = await readMigrations(MIGRATIONS_FOLDER);
  database = await createTestDatabase();
  offer = await readOffer(database);
});
afterAll(() => database.close());

/** The names of the contracts that migrations after the first are recorded with, and those they have. */
async function recordsIn({ migrations: folder, contracts }: UpgradeFolders) {
  const all = await readMigrations(folder);
  const files = readdirSync(contracts).filter((name) => name.endsWith('.json'));
  return { files, expected: all.slice(1).map(({ version }) => `${version}.json`) };
}

/** What the migrations after the first take away from the releases that are live when each is applied. */
async function takenAwayIn({ migrations: folder, contracts }: UpgradeFolders): Promise<string[]> {
  const all = await readMigrations(folder);
  const [initial, ...later] = all;
  if (!initial || later.length === 0) return [];
  const old = await databaseOfMigration(`${initial.version}_${initial.name}.sql`, initial.sql);
  try {
    return await followUpgrades(old, all, (version) => readContract(version, contracts));
  } finally {
    await old.close();
  }
}

const HERE: UpgradeFolders = { migrations: MIGRATIONS_FOLDER, contracts: CONTRACTS_FOLDER };

test('every migration after the first records what the releases before it use', async () => {
  const { files, expected } = await recordsIn(HERE);
  expect(files).toEqual(expected);
});

test('releases keep working when each migration after the first is applied', async () => {
  expect(await takenAwayIn(HERE)).toEqual([]);
});

describe('migrations that come after the first, begun as `npm run db:migration` begins them', () => {
  let folders: UpgradeFolders;
  beforeEach(() => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-upgrades-'));
    folders = { migrations: folder, contracts: path.join(folder, 'contracts') };
    for (const name of readdirSync(MIGRATIONS_FOLDER)) {
      copyFileSync(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
    }
  });
  afterEach(() => {
    rmSync(folders.migrations, { recursive: true });
  });

  let minute = 0;
  /** Writes one; returns the file of its contract. */
  function migrate(what: string, sql: string, contract = USED): string {
    const [file, recorded] = beginMigration(
      what,
      contract,
      folders,
      new Date(Date.UTC(9999, 0, 1, 0, ++minute)),
    );
    expect(readFileSync(file, 'utf8')).toBe('');
    writeFileSync(file, sql);
    return recorded;
  }

  test('one that expands passes, and one that takes away what nothing uses any more', async () => {
    migrate('add_the_new', 'alter table public.vendor_prices add column name text');
    const { vendor_prices: columns = [], ...tables } = USED.tables;
    const released = {
      ...USED,
      tables: { ...tables, vendor_prices: columns.filter((one) => one !== 'unit') },
    };
    migrate('take_away_the_old', 'alter table public.vendor_prices drop column unit', released);
    const { files, expected } = await recordsIn(folders);
    expect(files).toEqual(expected);
    expect(files).toHaveLength(migrations.length + 1);
    expect(await takenAwayIn(folders)).toEqual([]);
  });

  test('one that takes away what releases use is refused, and so is one without a record', async () => {
    const recorded = migrate(
      'rename',
      'alter table public.vendor_prices rename column label to name',
    );
    expect(await takenAwayIn(folders)).toContain('  The column vendor_prices.label is gone.');
    rmSync(recorded);
    const { files, expected } = await recordsIn(folders);
    expect(files).not.toEqual(expected);
    await expect(takenAwayIn(folders)).rejects.toThrow('npm run db:migration');
  });

  test('a name that is no file name is refused', () => {
    for (const what of [undefined, '', '../up', 'Add It']) {
      expect(() => beginMigration(what, USED, folders)).toThrow('what_it_does');
    }
  });
});

test('what bundles and functions use is found in their sources', () => {
  expect(USED.tables['leads']).toEqual(expect.arrayContaining(['id', 'state', 'token_price']));
  // A first page calls it without the client; an Edge Function calls the other.
  expect(USED.functions).toEqual(
    expect.arrayContaining(['accept_lead', 'count_release_load', 'claim_outbox']),
  );
  expect(USED.functions).not.toContain('run_due_timers');
});

test('what a live release uses is found in its files, though the sources have moved on', async () => {
  const releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-releases-'));
  const entry = (version: string) => ({ version, manifest: '/mf-manifest.json' });
  const remote = { ...entry('live'), canary: { ...entry('canary'), share: 10 } };
  const registry = { shell: { version: 'live' }, remotes: { 'mf-vendor': remote } };
  try {
    writeFileSync(path.join(releases, 'remotes.json'), JSON.stringify(registry));
    for (const [folder, script] of [
      ['shell/live', 'e.rpc("run_due_timers")'],
      ['remotes/mf-vendor/canary', 'e.from("zip_codes").select("code,lat")'],
      ['remotes/mf-vendor/live', 'e()'],
      ['remotes/mf-vendor/before', 'e.rpc("give_up_outbox")'],
    ] as const) {
      mkdirSync(path.join(releases, folder), { recursive: true });
      writeFileSync(path.join(releases, folder, 'main.js'), script);
    }
    const released = await liveReleases(releases);
    expect(released.map((folder) => path.relative(releases, folder))).toEqual([
      'shell/live',
      'remotes/mf-vendor/live',
      'remotes/mf-vendor/canary',
    ]);
    const used = contractOf(ROOT, released);
    expect(used.functions).toEqual([...USED.functions, 'run_due_timers'].sort());
    expect(await liveReleases(path.join(releases, 'none'))).toEqual([]);
  } finally {
    rmSync(releases, { recursive: true });
  }
});

/** What a migration would take away from the bundles of this repository. */
const brokenBy = (sql: string): Promise<string[]> =>
  rolledBack(database, async (queries) => {
    await queries.script(sql);
    return brokenUses(USED, offer, await readOffer(queries));
  });

test('a migration that expands breaks nothing', async () => {
  expect(
    await brokenBy(`
      alter table public.leads add column note text;
      grant select (note) on public.leads to authenticated;
      alter table public.vendor_equipment add column serial text not null default '';
      alter type public.lead_state add value 'parked';
      create function public.park_lead(lead_id uuid) returns void language sql as 'select';
      drop function public.is_promoted(uuid);
      create function public.is_promoted(vendor_id uuid, at timestamptz default now()) returns boolean
      language sql as 'select true';
      grant execute on function public.is_promoted(uuid, timestamptz) to anon, authenticated, service_role;`),
  ).toEqual([]);
});

const CONTRACTING: [what: string, sql: string, broken: string][] = [
  [
    'a column that is taken away',
    'alter table public.vendor_prices drop column unit',
    'The column vendor_prices.unit is gone.',
  ],
  [
    'a renamed table',
    'alter table public.vendor_prices rename to vendor_rates',
    'The table vendor_prices is gone.',
  ],
  [
    'another type',
    'alter table public.vendor_equipment alter quantity type bigint',
    'vendor_equipment.quantity is bigint instead of integer.',
  ],
  [
    'a column that may be empty',
    'alter table public.vendor_prices alter label drop not null',
    'vendor_prices.label can be empty now.',
  ],
  [
    'a column without a default',
    'alter table public.vendor_equipment add column serial text not null',
    'vendor_equipment.serial is required now: rows that are added do not name it.',
  ],
  [
    'a right that is taken away',
    'revoke insert (label) on public.vendor_prices from authenticated',
    'vendor_prices.label lost authenticated INSERT.',
  ],
  [
    'a function that is taken away',
    'drop function public.accept_lead',
    'The function accept_lead is gone.',
  ],
  [
    'a renamed argument',
    `drop function public.is_promoted(uuid);
     create function public.is_promoted(pro_id uuid) returns boolean language sql as 'select true';
     grant execute on function public.is_promoted(uuid) to anon, authenticated`,
    'is_promoted no longer takes vendor_id.',
  ],
  [
    'a further argument without a default',
    `drop function public.is_promoted(uuid);
     create function public.is_promoted(vendor_id uuid, at timestamptz) returns boolean language sql as 'select true';
     grant execute on function public.is_promoted(uuid, timestamptz) to anon, authenticated`,
    'is_promoted needs the new argument at.',
  ],
  [
    'a second function that the same call fits',
    `create function public.is_promoted(vendor_id uuid, at timestamptz default now()) returns boolean
     language sql as 'select true';
     grant execute on function public.is_promoted(uuid, timestamptz) to anon, authenticated, service_role`,
    'Calls of is_promoted as before fit several functions; the Data API refuses to choose.',
  ],
  [
    'another answer',
    `drop function public.is_promoted(uuid);
     create function public.is_promoted(vendor_id uuid) returns text language sql as $$ select 'yes' $$;
     grant execute on function public.is_promoted(uuid) to anon, authenticated`,
    'is_promoted returns text instead of boolean.',
  ],
  [
    'a call that is no longer allowed',
    'revoke execute on function public.accept_lead from authenticated',
    'accept_lead may no longer be called by authenticated.',
  ],
  [
    'a value that is taken away',
    `alter type public.lead_state rename value 'accepted' to 'taken'`,
    "lead_state no longer has the value 'accepted'.",
  ],
];

test.each(CONTRACTING)('%s is noticed', async (_what, sql, broken) => {
  expect(await brokenBy(sql)).toContain(broken);
});

test('a later migration is checked against what was recorded for it, and the message says what to do', async () => {
  const later = (version: string, sql: string): Migration => ({ version, name: 'later', sql });
  const all = [
    ...migrations,
    later('99990101000001', 'alter table public.leads add column note text'),
    later('99990101000002', 'alter table public.leads drop column note'),
    later('99990101000003', 'alter table public.vendor_prices drop column unit'),
  ];
  const asked: string[] = [];
  const problems = await followUpgrades(database, all, (version) => {
    asked.push(version);
    return version.endsWith('3') ? USED : { tables: { leads: ['id'] }, functions: [] };
  });
  expect(asked).toEqual(['99990101000001', '99990101000002', '99990101000003']);
  expect(problems).toEqual([
    '99990101000003_later.sql breaks releases that are live when it is applied:',
    '  The column vendor_prices.unit is gone.',
    expect.stringMatching(/^Expand first: .*deploy\/README.md, "Changing the schema"/),
    expect.stringContaining('take it out of supabase/contracts/99990101000003.json'),
  ]);
  expect(() => readContract('99990101000003')).toThrow('npm run db:migration');
});
