import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What releases use of the database at the time a migration is written, by name. */
export interface Contract {
  /** Columns by table. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly functions: readonly string[];
}

/** Where the contract of each migration after the first is. */
export const CONTRACTS_FOLDER = path.join(__dirname, '..', 'contracts');

/** The contract of a migration. Throws when none was recorded. */
export function readContract(version: string, folder = CONTRACTS_FOLDER): Contract {
  const file = path.join(folder, `${version}.json`);
  if (!existsSync(file)) {
    throw new Error(
      `supabase/contracts/${version}.json is missing. Begin a migration with \`npm run db:migration -- WHAT\`, which records what the releases before it use.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

const TYPES = 'shared/kernel/src/backend/database.types.ts';
const NOT_RELEASED = /\.test\.tsx?$|database\.types\.ts$|\/(?:node_modules|standalone|dist)\//;

/**
 * What the bundles and Edge Functions of a repository use of its database, and the bundles in folders of
 * released ones. A name counts as used when it is a word of any source or script: more than what is used,
 * and never less.
 */
export function contractOf(root: string, released: readonly string[] = []): Contract {
  const folders = ['shell/src', 'shared', 'supabase/functions'].concat(
    readdirSync(root)
      .filter((name) => name.startsWith('mf-'))
      .map((name) => `${name}/src`),
  );
  const files = [
    ...folders.flatMap((folder) => sourcesIn(path.join(root, folder))),
    ...released.flatMap((folder) => filesIn(folder, /\.js$/)),
  ];
  const words = new Set(files.flatMap(wordsOf));
  const names = namesIn(readFileSync(path.join(root, TYPES), 'utf8'));
  const isUsed = (name: string) => words.has(name);
  const tables = Object.entries(names.tables).filter(([table]) => isUsed(table));
  return {
    tables: Object.fromEntries(tables.map(([table, columns]) => [table, columns.filter(isUsed)])),
    functions: names.functions.filter(isUsed),
  };
}

function filesIn(folder: string, named: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && named.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const sourcesIn = (folder: string): string[] =>
  filesIn(folder, /\.tsx?$/).filter((file) => !NOT_RELEASED.test(file));

const wordsOf = (file: string): string[] => readFileSync(file, 'utf8').match(/\w+/g) ?? [];

/** The tables with their columns, and the functions, that the generated types name. */
function namesIn(types: string): { tables: Record<string, string[]>; functions: string[] } {
  const tables: Record<string, string[]> = {};
  const functions: string[] = [];
  let part = '';
  let table = '';
  let isRow = false;
  // The file is formatted: the depth of a line says what it is.
  for (const line of types.split('\n')) {
    const [, spaces = '', name = ''] = /^( +)(\w+):/.exec(line) ?? [];
    if (spaces.length === 4) part = name;
    if (part === 'Functions' && spaces.length === 6) functions.push(name);
    if (part !== 'Tables' && part !== 'Views') continue;
    if (spaces.length === 6) tables[(table = name)] = [];
    if (spaces.length === 8) isRow = name === 'Row';
    if (spaces.length === 10 && isRow) tables[table]?.push(name);
  }
  return { tables, functions };
}
