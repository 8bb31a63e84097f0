import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesOf } from './change';

const root = path.resolve(__dirname, '../..');

const OK = 'export const one = 1;\n';

/** Files that break a rule each, by the rule; others are what they import. */
const BROKEN = {
  'no-cycles': {
    'shell/src/around.ts': "import './cycle';\n",
    'shell/src/cycle.ts': "import './around';\n",
  },
  'declared-dependencies': { 'shell/src/undeclared.ts': "import 'undeclared';\n" },
  'below-domain': {
    'shared/domain/src/up.ts': "export const later = import('../../kernel/src/right');\n",
  },
  'below-kernel': { 'shared/kernel/src/up.ts': "import '../../design/src/right';\n" },
  'below-design': { 'shared/design/src/up.ts': "import '../../market/src/right';\n" },
  'below-market': { 'shared/market/src/up.ts': "import '../../../mf-owner/src/right';\n" },
  'own-bundle': {
    'mf-vendor/src/across.ts': "export const later = import('../../mf-owner/src/right');\n",
  },
  'own-feature': {
    'mf-admin/src/claims/across.ts': "export const later = import('../disputes/right');\n",
  },
  'below-features': { 'mf-admin/src/shared/queue/up.ts': "import '../../disputes/right';\n" },
  'tests-only': { 'mf-vendor/src/tested.ts': "import '../../shared/testing/src/right';\n" },
  'no-front-end': { 'supabase/local/front.ts': "import '../../shared/kernel/src/right';\n" },
} as const;

const RIGHT = {
  'shared/domain/src/right.ts': OK,
  'shared/kernel/src/right.ts': "import '../../domain/src/right';\n",
  'shared/design/src/right.ts': "import '../../kernel/src/right';\n",
  'shared/market/src/right.ts': "import '../../design/src/right';\n",
  'shared/testing/src/right.ts': OK,
  'mf-owner/src/right.ts': "import '../../shared/market/src/right';\n",
  'mf-owner/src/right.test.ts': "import '../../shared/testing/src/right';\n",
  'mf-admin/src/shared/queue/right.ts': OK,
  'mf-admin/src/shared/queue/caseBodies.tsx': "import '../../disputes/right';\n",
  'mf-admin/src/disputes/right.ts': "import '../shared/queue/right';\n",
  'shell/package.json': '{}',
  'node_modules/undeclared/index.js': '',
  'tsconfig.json': '{}',
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** The rules that files of a folder break. */
function violations(folder: string): readonly Violation[] {
  const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [
      cruise,
      ...['--config', path.join(root, '.dependency-cruiser.js'), '--output-type', 'json'],
      ...['shared', 'shell', 'mf-admin', 'mf-owner', 'mf-vendor', 'supabase'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const report: { readonly summary: { readonly violations: readonly Violation[] } } =
    JSON.parse(stdout);
  return report.summary.violations;
}

test('each rule refuses what breaks it, and nothing else', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-imports-'));
  for (const [file, text] of Object.entries(Object.assign({}, RIGHT, ...Object.values(BROKEN)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), String(text));
  }
  const found = violations(folder).map(({ from, rule }) => `${rule.name}: ${from}`);
  rmSync(folder, { recursive: true });
  const first = Object.entries(BROKEN).map(([rule, files]) => `${rule}: ${Object.keys(files)[0]}`);
  expect(found.sort()).toEqual(first.sort());
});

const workspaces = ['shell', 'mf-*', 'shared/*'];

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

// Links of workspaces look like any other file to the rules above.
test('a workspace declares the packages of this repository it imports', () => {
  const undeclared = filesOf(...workspaces.map((workspace) => `${workspace}/package.json`)).flatMap(
    (file) => {
      const manifest: Manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
      const code = filesOf(`${path.dirname(file)}/src/*.ts`, `${path.dirname(file)}/src/*.tsx`);
      const imported = code
        .filter((name) => !/\.test\.|\/testing\/|\/render[A-Z]/.test(name))
        .flatMap((name) =>
          [
            ...readFileSync(path.join(root, name), 'utf8').matchAll(/'(@tree-service\/[a-z-]+)/g),
          ].map(([, target]) => target ?? ''),
        );
      return [...new Set(imported)]
        .filter((name) => name !== manifest.name && !(name in declared))
        .map((name) => `${manifest.name} imports ${name}`);
    },
  );
  expect(undeclared).toEqual([]);
});
