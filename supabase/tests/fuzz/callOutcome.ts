import { attemptIn, rolledBack, type Outcome } from '../access/attempt';
import type { AccessWorld, CallerName } from '../access/world';
import type { Signature } from './fuzzedArguments';

/** One call of a public function; an argument that is not given is left out. */
export interface Call {
  signature: Signature;
  caller: CallerName;
  given: Record<string, string | null>;
}

/** The statement of a call. Arguments are texts, cast by the database: the drivers would turn some values away. */
export function statementOf({ signature, given }: Call): {
  sql: string;
  parameters: (string | null)[];
} {
  const used = signature.parameters.filter(({ name }) => name in given);
  const text = used.map(({ name, type }, place) => `${name} => $${place + 1}::text::${type}`);
  return {
    sql: `select public.${signature.name}(${text.join(', ')})`,
    parameters: used.map(({ name }) => given[name] ?? null),
  };
}

/** What becomes of a call, of which nothing stays. */
export function tryCall(world: AccessWorld, call: Call): Promise<Outcome> {
  return rolledBack(world, (queries) => attemptIn(queries, world, call.caller, statementOf(call)));
}

/** A call in short, for the message of a test that fails. */
export function described({ signature, caller, given }: Call) {
  const short = Object.entries(given).map(([name, value]) => [name, value?.slice(0, 300) ?? null]);
  return { name: signature.name, caller, given: Object.fromEntries(short) };
}

// On purpose, a value that does not fit its type, or nested too deep: all answered with 4xx.
const ALLOWED = /^(P0001|42501|22\w{3}|54001)$/;
const INSIDE =
  /relation|column|constraint|null value|violates|operator|function|syntax error|PL\/pgSQL|pg_|private\./i;
const WITHOUT_GRANT = /^permission denied for \w+ \w+$/;

/**
 * What is wrong with an outcome: an error the database did not raise on purpose, or one that is no
 * sentence or speaks of the inside; null for a good one. Values that do not fit their type are worded
 * by PostgreSQL; the interface words them itself.
 */
export function problemOf(outcome: Outcome): string | null {
  if ('rows' in outcome) return null;
  const { code, message } = outcome;
  if (!ALLOWED.test(code)) return `${code}: ${message}`;
  if (code !== 'P0001' && code !== '42501') return null;
  if (WITHOUT_GRANT.test(message)) return null;
  const isSentence = /^[A-Z“].*[.!?]$/s.test(message);
  return isSentence && !INSIDE.test(message) ? null : `Not a sentence: ${message}`;
}
