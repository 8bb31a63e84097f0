// @ts-check
// Who may import whom, and the rules of this repository. All else is in .oxlintrc.json.
const tseslint = require('typescript-eslint');
const { routerNames } = require('./shared/kernel/src/routing/routerNames.js');

const allFederation = ['@module-federation/*', '@module-federation/**'];

/**
 * @typedef {{ group: string[], message: string }} Wall
 * @typedef {{ name: string, message: string, allowImportNames?: string[], allowTypeImports?: boolean }} Gate
 */

const router = {
  message:
    'Add it to router.ts and routerNames.js in shared/kernel/src/routing: only these names are shared.',
  allowImportNames: routerNames,
  allowTypeImports: true,
};

/** The shared packages; each imports only those before it. Bundles import all of them. */
const packages = ['domain', 'kernel', 'design', 'market'];

/**
 * The wall in front of the packages that come after one in the list.
 * @param {string} name
 * @returns {Wall[]}
 */
const laterPackages = (name) => {
  const later = packages.slice(packages.indexOf(name) + 1);
  return later.length === 0
    ? []
    : [
        {
          group: later.flatMap((other) => [`@tree-service/${other}`, `@tree-service/${other}/**`]),
          message: `Packages import one way: ${packages.join(' <- ')}.`,
        },
      ];
};

const walls = {
  federation: {
    group: allFederation,
    message: 'Only shell/src/federation speaks to the federation runtime.',
  },
  onlyKernel: {
    group: ['zustand', 'zustand/*', '@supabase/supabase-js', 'sonner'],
    message: 'Only the kernel imports this; use what @tree-service/kernel offers.',
  },
  bundles: {
    group: ['@tree-service/shell*', '@tree-service/mf-*', '**/mf-*/src/**', '**/shell/src/**'],
    message: 'Bundles import only themselves and the shared packages, which import no bundle.',
  },
  packagesByPath: {
    group: ['**/shared/*/src/**', ...packages.map((name) => `@tree-service/${name}/src/**`)],
    message: 'Import the entry of the package instead, such as @tree-service/design.',
  },
  backend: {
    group: ['**/supabase/**', 'stripe', 'stripe/*'],
    message: 'The front end knows the backend through its api folders alone.',
  },
  frontEnd: {
    group: [
      '@tree-service/*',
      '**/shared/*/src/**',
      '**/shell/**',
      '**/mf-*/**',
      'react',
      'react-*',
    ],
    message: 'supabase/ imports nothing from the front end.',
  },
};

/**
 * Import walls of a folder.
 * @param {Wall[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const importWalls = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      paths: [
        { name: 'react-router', ...router },
        { name: 'react-router-dom', ...router },
      ],
      patterns,
    },
  ],
});

/** The first rows of a query, and lists by a moment, are the same every time only when an order decides. */
const firstRows = [
  ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
    selector: `${text}=/^(?![^]*\\border by\\b)[^]*\\bselect\\b[^]*\\blimit [\\d$]/i]`,
    message: 'Say with `order by` which rows come first, down to a key that no two share.',
  })),
  {
    selector:
      ":not(MemberExpression[property.name='order']) > CallExpression[callee.property.name='order'][arguments.0.value=/_(at|on|until|from|for)$/]",
    message: 'Rows may share a moment: add `.order(...)` with a key that no two share.',
  },
];

/** What a form shows is what the form takes, in every browser (see the constant). */
const oneLocale = [
  "NewExpression[callee.object.name='Intl']:not([arguments.0.name='LOCALE'])",
  "CallExpression[callee.object.name='Intl']:not([arguments.0.name='LOCALE'])",
  "CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]:not([arguments.0.name='LOCALE'])",
].map((selector) => ({
  selector,
  message: 'Dates, amounts and numbers are written with LOCALE of the domain package.',
}));

/** Words are cut by `cut`, which leaves no half emoji and no letter without its accent. */
const wordsCutWhole = [
  '[arguments.1.name=/LENGTH|LONGEST(?!_STACK)|SEARCH_MAX/]',
  '[arguments.1.left.name=/LENGTH|LONGEST/]',
  '[arguments.1.value>20][arguments.1.value<1000]',
].map((limit) => ({
  selector: `CallExpression[callee.property.name=/^(slice|substring|substr)$/][arguments.0.value=0]${limit}`,
  message: 'Cut what people write with `cut` of the domain package.',
}));

const apiFiles = [
  'shared/kernel/src/backend/**',
  'shared/market/src/api/**',
  'mf-*/src/api/**',
  'mf-*/src/**/*.api.ts',
];

const namesOfTheDatabase = {
  selector: 'CallExpression[callee.property.name=/^(rpc|from)$/] > Literal.arguments:first-child',
  message:
    'Tables, functions and buckets are named in api folders, *.api.ts and kernel/backend alone.',
};

/** Owners and Pros read of a state in the same words (scripts/bothSides). */
const statesInWords = {
  selector:
    'ImportSpecifier[imported.name=/^(REQUEST_STATES|LEAD_STATES|LEAD_STATES_FOR_OWNER|JOB_STATES)$/]',
  message: 'Both sides take the words of states from the functions of the domain package.',
};

const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'supabase/tests/**'];

module.exports = tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'releases/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      'supabase/.temp/',
      // Started by Deno, which checks them in supabase/tests/hosted.
      'supabase/functions/*/index.ts',
      'shared/design/.workshop/',
      'native/{android,ios,www}/',
    ],
  },
  tseslint.configs.base,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      'no-warning-comments': [
        'error',
        { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' },
      ],
      'no-restricted-syntax': ['error', ...firstRows],
    },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}'],
    rules: importWalls([
      walls.bundles,
      walls.packagesByPath,
      walls.onlyKernel,
      walls.backend,
      walls.federation,
    ]),
  },
  {
    files: ['{shell,shared/*,mf-*}/src/**/*.{ts,tsx}'],
    ignores: apiFiles,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...firstRows,
        ...oneLocale,
        ...wordsCutWhole,
        namesOfTheDatabase,
      ],
    },
  },
  {
    files: ['{mf-owner,mf-vendor,shared/market}/src/**/*.{ts,tsx}'],
    // Reads which states there are, and shows none.
    ignores: [...apiFiles, 'mf-vendor/src/leads/leadGroups.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...firstRows,
        ...oneLocale,
        ...wordsCutWhole,
        namesOfTheDatabase,
        statesInWords,
      ],
    },
  },
  {
    files: ['shell/src/federation/**/*.{ts,tsx}'],
    rules: importWalls([walls.bundles, walls.packagesByPath, walls.onlyKernel, walls.backend]),
  },
  {
    // Hands all that bundles share to the remotes that draw pages with it.
    files: ['shell/src/prerender/draw.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            walls.bundles,
            walls.packagesByPath,
            walls.onlyKernel,
            walls.backend,
            walls.federation,
          ],
        },
      ],
    },
  },
  ...packages.map((name) => ({
    files: [`shared/${name}/src/**/*.{ts,tsx}`],
    rules: importWalls([
      walls.bundles,
      walls.packagesByPath,
      walls.backend,
      walls.federation,
      ...(name === 'kernel' ? [] : [walls.onlyKernel]),
      ...laterPackages(name),
    ]),
  })),
  {
    // Tests that hold what the interface knows against what the database does.
    files: ['shared/*/src/**/*.database.test.ts'],
    rules: importWalls([walls.bundles, walls.federation]),
  },
  {
    files: ['supabase/**/*.ts'],
    rules: importWalls([walls.frontEnd]),
  },
  {
    files: ['**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    files: testFiles,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...firstRows,
        {
          selector:
            "CallExpression[callee.type='MemberExpression'][callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme|fail)$/]",
          message: 'Tests run: none is focused, skipped or left for later.',
        },
        {
          selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
          message: 'Tests run: none is focused or skipped.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what a user would see, never for a fixed time.',
        },
      ],
    },
  },
);
