const assetModules = require('../scripts/testing/assetModules');
const transform = require('../scripts/testing/swcTransform');

/**
 * Database and backend tests: in Node, as CommonJS, on PostgreSQL, or with TEST_DATABASE=pglite on the
 * embedded engine. The embedded engine has a CommonJS build; what exists as ES modules alone
 * (@supabase/lite) runs in processes of its own.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'database',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/tests/support/environment.ts',
  roots: ['<rootDir>', '<rootDir>/../shared', '<rootDir>/../scripts'],
  testMatch: ['<rootDir>/**/*.test.ts', '**/*.database.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.temp/',
    // These start a PostgreSQL of their own, or a backend on one.
    ...(process.env['TEST_DATABASE'] === 'pglite'
      ? ['<rootDir>/tests/hosted/', '<rootDir>/tests/functions/']
      : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/.temp/'],
  setupFiles: ['<rootDir>/tests/support/quietWarnings.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
  moduleNameMapper: assetModules,
  transform,
};
