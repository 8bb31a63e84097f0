// @ts-check

const assetModules = require('./scripts/testing/assetModules');
const transform = require('./scripts/testing/swcTransform');

const frontEnd = {
  transform,
  globals: { __webpack_public_path__: 'http://backend.test/' },
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/setUpWindow.js'],
  // These need a database, so they run with supabase/jest.config.js.
  testPathIgnorePatterns: ['/node_modules/', '\\.database\\.test\\.ts$'],
  moduleNameMapper: {
    ...assetModules,
    // The package names no file of its own for CommonJS here.
    '^(@module-federation/webpack-bundler-runtime/dist/.+)\\.js$': '$1.cjs',
  },
};

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%',
  // Tests are slow on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...frontEnd,
      displayName: 'unit',
      // A test that needs a browser window names `scripts/testing/browserEnvironment.js` in its first line.
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{shell,shared/*,mf-*}/src/**/*.test.ts',
        '<rootDir>/{scripts,e2e}/**/*.test.ts',
      ],
    },
    {
      ...frontEnd,
      displayName: 'components',
      testEnvironment: '<rootDir>/scripts/testing/browserEnvironment.js',
      testMatch: ['<rootDir>/{shell,shared/*,mf-*}/src/**/*.test.tsx'],
    },
    {
      displayName: 'deploy',
      testMatch: ['<rootDir>/{deploy,native}/**/*.test.ts'],
      transform: {
        '^.+\\.ts$': [
          'ts-jest',
          {
            diagnostics: false,
            tsconfig: {
              module: 'commonjs',
              moduleResolution: 'node10',
              ignoreDeprecations: '6.0',
              target: 'es2022',
              esModuleInterop: true,
              verbatimModuleSyntax: false,
              isolatedModules: true,
            },
          },
        ],
      },
    },
    '<rootDir>/supabase/jest.config.js',
  ],
};
