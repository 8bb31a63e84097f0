import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

test('styled-components finds all it uses of stylis in what stands for it', async () => {
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
