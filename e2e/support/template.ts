import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = ['supabase/local', 'supabase/migrations', 'supabase/seed', 'demo'];

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Where the templates are kept, and nothing else. */
export const templatesFolder = path.join(root, 'node_modules/.cache/tree-service/browser-tests');

/** Whether a file name is that of a finished template. */
export function isTemplateName(name: string): boolean {
  return /^[0-9a-f]{20}$/.test(name);
}

const VARIABLE = 'TREE_SERVICE_TEST_TEMPLATE';

/** Settles which template a run uses, for all processes started after this one. */
export function settleTemplate(): string {
  const folder = templateOfSources();
  process.env[VARIABLE] = folder;
  return folder;
}

/** The template this run has settled on. Throws when none was built. */
export function settledTemplate(): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error('No template was built for this run.');
  return folder;
}

/*
 * The folder of a seeded database that copies of the product start from. Another one for other
 * sources, and for each day, since the dates of the demo count back from the moment of the seed.
 */
function templateOfSources(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of [...sources.flatMap(filesBelow), path.join(root, 'package-lock.json')]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return path.join(templatesFolder, hash.digest('hex').slice(0, 20));
}
