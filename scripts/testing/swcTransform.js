// @ts-check

/** @type {(tsx: boolean) => [string, unknown]} */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** How jest compiles TypeScript. Types are checked once, by tsc, over the whole tree. */
module.exports = { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) };
