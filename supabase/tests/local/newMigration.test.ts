import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runSupabase } from '../../hosted/commandLine';
import { readMigrations } from '../../local/migrations';

const SUPABASE = path.join(__dirname, '..', '..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-migration-'));
  for (const part of ['config.toml', 'migrations']) {
    cpSync(path.join(SUPABASE, part), path.join(folder, 'supabase', part), { recursive: true });
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a migration made by the official command line comes last', async () => {
  const migrations = path.join(folder, 'supabase', 'migrations');
  const before = await readMigrations(migrations);
  expect(before.at(-1)?.version).toMatch(/^20\d{12}$/);
  const { status } = await runSupabase(['migration', 'new', 'more_trees'], folder);
  expect(status).toBe(0);
  const after = await readMigrations(migrations);
  expect(after.map(({ name }) => name)).toEqual([...before.map(({ name }) => name), 'more_trees']);
});
