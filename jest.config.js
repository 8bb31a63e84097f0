// @ts-check

const transform = require('./scripts/testing/swcTransform');

const frontEnd = {
  transform,
  moduleNameMapper: {
    '^@tree-service/shared/testing/(.*)$': '<rootDir>/shared/src/testing/$1',
    '\\.(?:woff2|png|jpe?g|webp|avif|svg|ico)$': '<rootDir>/scripts/testing/assetAddress.js',
  },
};

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%',
  // A machine busy with builds may take long over one test; a promise is no less kept for that.
  testTimeout: 30_000,
  projects: [
    {
      ...frontEnd,
      displayName: 'unit',
      testEnvironment: 'node',
      // A file that needs a browser's window says so: `@jest-environment ./scripts/testing/browserEnvironment.js`.
      testMatch: ['<rootDir>/{shell,shared,mf-*}/src/**/*.test.ts'],
      // These need a database, so they run with supabase/jest.config.js.
      testPathIgnorePatterns: ['/node_modules/', '\\.database\\.test\\.ts$'],
    },
    {
      ...frontEnd,
      displayName: 'components',
      testEnvironment: '<rootDir>/scripts/testing/browserEnvironment.js',
      testMatch: ['<rootDir>/{shell,shared,mf-*}/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/testing/setUpComponentTests.ts'],
    },
    {
      displayName: 'scripts',
      testMatch: ['<rootDir>/{deploy,scripts}/**/*.test.ts'],
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
