import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

test('the replacement for stylis exports everything styled-components imports', async () => {
  const bundling = build({
    entryPoints: [
      path.join(ROOT, 'node_modules/styled-components/dist/styled-components.browser.esm.js'),
    ],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    logOverride: { 'import-is-undefined': 'error' },
    external: ['react'],
    plugins: [
      {
        name: 'unprefixed',
        setup({ onResolve }) {
          onResolve({ filter: /^stylis$/ }, ({ importer }) =>
            importer.includes('styled-components')
              ? { path: path.join(__dirname, 'unprefixedStylis.mjs') }
              : undefined,
          );
        },
      },
    ],
  });
  await expect(bundling).resolves.toMatchObject({ errors: [], warnings: [] });
});

// Every Safari needs the first one's prefix, those before 15.4 the other's.
test.each(['user-select', 'appearance'])('%s is written with its prefix', (property) => {
  const lines = execFileSync(
    'git',
    ['grep', '-hoE', `^ +(-webkit-)?${property}: .*;`, '--', '*.ts', '*.tsx'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const written = lines
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const bare = written.filter((line) => !line.startsWith('-webkit-'));
  expect(bare.length).toBeGreaterThan(2);
  for (const [place, line] of written.entries()) {
    if (line.startsWith('-webkit-')) expect(written[place + 1]).toBe(line.slice('-webkit-'.length));
  }
  expect(written).toHaveLength(bare.length * 2);
});
