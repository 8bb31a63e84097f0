const path = require('node:path');

/**
 * Database and backend tests: in Node, as CommonJS. The embedded engine has a CommonJS build; what
 * exists as ES modules alone (@supabase/lite) runs in processes of its own.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'database',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/tests/support/environment.ts',
  roots: ['<rootDir>', '<rootDir>/../shared', '<rootDir>/../scripts'],
  // Backends start in processes of their own, on machines that may be busy.
  testMatch: ['<rootDir>/**/*.test.ts', '**/*.database.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.temp/',
    // These start a PostgreSQL of their own.
    ...(process.env['TEST_DATABASE'] === 'postgres' ? [] : ['<rootDir>/tests/hosted/']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/.temp/'],
  setupFiles: ['<rootDir>/tests/support/quietWarnings.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        tsconfig: {
          rootDir: path.join(__dirname, '..'),
          jsx: 'react-jsx',
          target: 'es2022',
          module: 'commonjs',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          esModuleInterop: true,
          isolatedModules: true,
          verbatimModuleSyntax: false,
        },
      },
    ],
  },
};
