import path from 'node:path';

/** What the tests start as processes of their own, by its path in the repository. */
export const PROGRAMS = {
  buildTemplate: 'supabase/tests/support/buildTemplate',
  makeAdmin: 'supabase/local/makeAdmin',
  reset: 'supabase/local/reset',
  serve: 'supabase/local/serve',
} as const;

/** The compiled file of a program, for Node.js to run. The global setup compiles them. */
export function programFile(name: keyof typeof PROGRAMS): string {
  const folder = process.env['TEST_PROGRAMS'];
  if (!folder) throw new Error('Database tests need the global setup of supabase/jest.config.js.');
  return path.join(folder, `${PROGRAMS[name]}.js`);
}
