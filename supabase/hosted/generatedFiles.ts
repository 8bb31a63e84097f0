import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runSupabase } from './commandLine';
import type { HostedProject } from './hostedProject';
import { printCaseNames } from './printCaseNames';
import { printKeptData } from './printKeptData';
import { printMachines } from './printMachines';
import { printRules } from './printRules';
import { printSearchTexts } from './printSearchTexts';

const ROOT = path.join(__dirname, '..', '..');

/** TypeScript generated from the database: where it is kept, from the root of the repository. */
const GENERATED_FILES = {
  types: 'shared/kernel/src/backend/database.types.ts',
  machines: 'shared/domain/src/transitions.ts',
  rules: 'shared/domain/src/releaseRules.ts',
  cases: 'mf-admin/src/api/caseNames.ts',
  searchTexts: 'shared/domain/src/searchTexts.ts',
  keptData: 'mf-public/src/pages/Privacy/keptData.ts',
} as const;

/** One of them, with the text it must have. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** What the generated files must be for a project whose migrations are applied. */
export async function generateFiles(project: HostedProject): Promise<GeneratedFile[]> {
  return [
    { path: GENERATED_FILES.types, text: await generateTypes(project.url) },
    { path: GENERATED_FILES.machines, text: await printMachines(project.superuser) },
    { path: GENERATED_FILES.rules, text: await printRules(project.superuser) },
    { path: GENERATED_FILES.searchTexts, text: await printSearchTexts(project.superuser) },
    { path: GENERATED_FILES.keptData, text: await printKeptData(project.superuser) },
    { path: GENERATED_FILES.cases, text: await printCaseNames(project.superuser) },
  ].map((file) => ({ ...file, text: format(file.path, `${HEAD}${file.text}`) }));
}

const HEAD = '// Generated from the database by `npm run db:types`. Do not edit.\n\n';

async function generateTypes(url: string): Promise<string> {
  const words = ['gen', 'types', '--lang', 'typescript', '--schema', 'public', `--remote=${url}`];
  const { status, output, messages } = await runSupabase(words);
  if (status !== 0) throw new Error(`The types could not be generated.\n${messages}`);
  return output;
}

function format(file: string, text: string): string {
  const prettier = path.join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  return execFileSync(process.execPath, [prettier, '--stdin-filepath', file], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 25,
  });
}
