// @ts-check
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * The files that take longest, from about a minute and a half down to ten seconds. One that starts
 * last keeps a single core busy while the others wait for it.
 */
const LONGEST = [
  'supabase/tests/payments/adverseSchedules.test.ts',
  'supabase/tests/fuzz/fuzzCalls.test.ts',
  'supabase/tests/tokenRaces.test.ts',
  'supabase/tests/embedded/durability.test.ts',
  'supabase/tests/local/accountSafety.test.ts',
  'supabase/tests/accessFormerCallers.test.ts',
  'supabase/seed/seedDatabase.test.ts',
  'supabase/tests/accessOtherSide.test.ts',
  'supabase/tests/accessAnswers.test.ts',
  'supabase/tests/accessConditions.test.ts',
  'supabase/tests/fuzz/malformedFields.test.ts',
  'scripts/releases/commands.test.ts',
  'supabase/tests/embedded/manyFailures.test.ts',
  'supabase/tests/hosted/hostedProject.test.ts',
  'supabase/tests/local/refusedTokens.test.ts',
  'supabase/tests/access.test.ts',
  'shared/kernel/src/auth/authentication.test.ts',
  'supabase/tests/matchingMarkets.test.ts',
];

/** @param {import('@jest/test-result').Test} test */
function placeOf({ path }) {
  const place = LONGEST.findIndex((file) => path.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
}

/** Starts the longest tests first, also in a fresh clone, which knows no times of earlier runs. */
class LongestFirst extends Sequencer {
  static LONGEST = LONGEST;

  /**
   * @override
   * @param {Array<import('@jest/test-result').Test>} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

module.exports = LongestFirst;
