// @ts-check
const transform = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      // Types are checked once, by tsc, over the whole tree.
      diagnostics: false,
      tsconfig: {
        module: 'commonjs',
        moduleResolution: 'node10',
        ignoreDeprecations: '6.0',
        target: 'es2022',
        jsx: 'react-jsx',
        esModuleInterop: true,
        verbatimModuleSyntax: false,
        isolatedModules: true,
        allowJs: true,
      },
    },
  ],
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: '<rootDir>/scripts/testing/browserEnvironment.js',
      testMatch: [
        '<rootDir>/{shell,shared/*,mf-*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/{deploy,scripts}/**/*.test.ts',
      ],
      // These need a database, so they run with supabase/jest.config.js.
      testPathIgnorePatterns: ['/node_modules/', '\\.database\\.test\\.ts$'],
      moduleNameMapper: {
        '\\.(?:woff2|png|jpe?g|webp|avif|svg|ico)$': '<rootDir>/scripts/testing/assetAddress.js',
      },
      setupFilesAfterEnv: ['<rootDir>/scripts/testing/setUpUnitTests.ts'],
      transform,
    },
    '<rootDir>/supabase/jest.config.js',
  ],
};
