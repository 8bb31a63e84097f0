// @ts-check
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
      from: {
        path: '^(shell|mf-[^/]+|shared/[^/]+)/src/',
        pathNot: '([.]test[.]|/testing/|/render[A-Z])',
      },
      // The router has an alias for its whole package: shared/kernel/src/routing/router.ts.
      to: { pathNot: 'react-router', dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
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
