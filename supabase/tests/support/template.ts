import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../local/migrations';
import { programFile } from './programs';

const ROOT = path.join(__dirname, '..', '..', '..');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'tree-service', 'database-templates');
const KEEP = 4;

/**
 * A dump of an embedded database with all migrations applied, made once for each content of the
 * migrations and kept under node_modules/.cache. Returns its path.
 */
export function embeddedTemplate(): string {
  const dump = path.join(CACHE, `${templateDigest()}.tar`);
  if (!existsSync(dump)) {
    mkdirSync(CACHE, { recursive: true });
    buildTemplate(['--dump', dump]);
    forgetOldTemplates();
  }
  return dump;
}

/** Applies bootstrap and the migrations of a folder to an empty PostgreSQL database. */
export function preparePostgres(url: string, migrationsFolder?: string): void {
  buildTemplate(['--url', url, ...(migrationsFolder ? [migrationsFolder] : [])]);
}

/** Dumps an embedded database with bootstrap and the migrations of a folder applied. */
export function dumpEmbedded(dump: string, migrationsFolder: string): void {
  buildTemplate(['--dump', dump, migrationsFolder]);
}

// In a process of its own: the schema comes from a package that only ES modules can import.
function buildTemplate(parameters: string[]): void {
  const result = spawnSync(process.execPath, [programFile('buildTemplate'), ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, LITE_TELEMETRY: '0' },
  });
  if (result.status !== 0) {
    throw new Error(`The test database could not be prepared.\n${result.stderr}\n${result.stdout}`);
  }
}

function templateDigest(): string {
  const sources = [
    ...filesIn(path.join(ROOT, 'supabase', 'migrations'), '.sql'),
    ...filesIn(path.join(ROOT, 'supabase', 'local'), '.sql'),
    path.join(ROOT, 'supabase', 'local', 'prepareDatabase.ts'),
    path.join(ROOT, 'supabase', 'local', 'embeddedEngine.ts'),
    path.join(ROOT, 'package-lock.json'),
  ];
  return digest(
    ...sources.map((file) => `${path.basename(file)}\n${readFileSync(file, 'utf8')}`),
  ).slice(0, 20);
}

function filesIn(folder: string, ending: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => path.join(folder, name));
}

function forgetOldTemplates(): void {
  const dumps = filesIn(CACHE, '.tar').sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const dump of dumps.slice(KEEP)) rmSync(dump, { force: true });
}
