// @ts-check
const test = '([.]test[.]|/testing/|/render[A-Z])';
const product = '^(shell|mf-[^/]+|shared/(?!testing/)[^/]+)/';

// Each package imports only those before it; shell and areas import all of them.
const packages = ['domain', 'kernel', 'design', 'market'];

// A folder of mf-admin that holds one feature.
const adminFeature = '^mf-admin/src/(?!api/|shared/|shownFromAnswer/|testing/)([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, tested or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-dependencies',
      comment: 'A workspace declares what it imports, so that its team can upgrade it alone.',
      severity: 'error',
      from: { path: `${product}src/`, pathNot: test },
      // The router has an alias for its whole package: shared/kernel/src/routing/router.ts.
      to: {
        pathNot: 'react-router',
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    },
    // ESLint says the same of import statements as they are written; this also sees import() and types.
    ...packages.map((name, place) => ({
      name: `below-${name}`,
      comment: `Packages import one way: ${packages.join(' <- ')}.`,
      severity: 'error',
      from: { path: `^shared/${name}/src/`, pathNot: test },
      to: {
        path: `^(shared/(${[...packages.slice(place + 1), 'testing'].join('|')})|shell|mf-[^/]+)/`,
      },
    })),
    {
      name: 'own-bundle',
      comment: 'Bundles import only themselves and the shared packages.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/src/', pathNot: test },
      to: { path: '^(shell|mf-[^/]+)/src/', pathNot: '^$1/' },
    },
    {
      name: 'own-feature',
      comment: 'What two features of mf-admin need is in its folders shared/ and api/.',
      severity: 'error',
      from: { path: adminFeature, pathNot: test },
      to: { path: adminFeature, pathNot: '^mf-admin/src/$1/' },
    },
    {
      name: 'below-features',
      comment: 'What features share knows none of them; the bodies of cases name what shows each.',
      severity: 'error',
      from: {
        path: '^mf-admin/src/(api|shared)/',
        pathNot: [test, '^mf-admin/src/shared/queue/caseBodies[.]tsx$'],
      },
      to: { path: adminFeature },
    },
    {
      name: 'tests-only',
      comment: 'What tests need is no part of the product.',
      severity: 'error',
      from: { path: `${product}src/`, pathNot: test },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'no-front-end',
      comment: 'supabase/ imports nothing from the front end.',
      severity: 'error',
      from: { path: '^supabase/(?!tests/)', pathNot: '[.]test[.]' },
      to: { path: '^(shell|mf-[^/]+|shared/(kernel|design|market))/src/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules/(?!@tree-service)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
