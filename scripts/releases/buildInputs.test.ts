import path from 'node:path';
import { root } from '../product/environment';
import { buildInputs } from './buildInputs';

const installed = (...parts: string[]) => path.join(root, 'node_modules', ...parts);

test('a build lists the files of the project and the packages it was made from', () => {
  const { files, packages } = buildInputs(root, [
    path.join(root, 'mf-vendor/src/routes.tsx'),
    path.join(root, 'shared/kernel/src/index.ts'),
    installed('react', 'index.js'),
    installed('react', 'jsx-runtime.js'),
    installed('@base-ui', 'react', 'tabs.js'),
    installed('jspdf', 'node_modules', 'fflate', 'index.js'),
  ]);
  expect(files).toEqual(
    expect.arrayContaining(['mf-vendor/src/routes.tsx', 'shared/kernel/src/index.ts']),
  );
  expect(packages).toEqual(['@base-ui/react', 'fflate', 'react']);
});

test('what changes no bundle is not listed: commands, links to own packages, what federation generates', () => {
  const alone = buildInputs(root, []);
  expect(
    buildInputs(root, [
      path.join(root, 'package.json'),
      installed('@tree-service', 'kernel', 'src', 'index.ts'),
      installed('.federation', 'entry.js'),
    ]),
  ).toEqual(alone);
  expect(alone.files).not.toContain('package.json');
});

test('the scripts of the build are listed too', () => {
  expect(buildInputs(root, []).files).toContain('scripts/releases/buildInputs.js');
});
