import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './environment';

const CACHE = path.join(root, 'node_modules/.cache/tree-service/programs');

// Modules find what lies beside them (SQL, style sheets) by __dirname, which bundling would change.
const ownFolders: Plugin = {
  name: 'own-folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const folder = `const __dirname = ${JSON.stringify(path.dirname(file))};`;
      return { loader: 'ts', contents: source.includes('__dirname') ? folder + source : source };
    });
  },
};

/**
 * Compiles programs, given by their paths in the repository (`supabase/local/serve.ts`), so that
 * plain Node.js starts them without TypeScript. Returns a folder that holds each under the same
 * path as `.js`; the same sources give the same folder.
 */
export async function compileProduct(programs: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...programs],
    outbase: root,
    outdir: CACHE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    plugins: [ownFolders],
  });
  const hash = createHash('sha256');
  for (const { path: file, contents } of outputFiles) hash.update(file).update(contents);
  const finished = path.join(CACHE, hash.digest('hex').slice(0, 20));
  if (existsSync(finished)) return finished;

  // Written aside and renamed: another run may be compiling the same.
  const unfinished = `${finished}.${randomUUID()}`;
  for (const { path: file, contents } of outputFiles) {
    const target = path.join(unfinished, path.relative(CACHE, file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
  try {
    renameSync(unfinished, finished);
  } catch (failure) {
    if (!existsSync(finished)) throw failure;
  }
  return finished;
}
