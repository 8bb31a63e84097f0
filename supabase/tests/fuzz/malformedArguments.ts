import type { Arguments } from '../support/inputs';
import { asText } from './asText';
import type { Signature } from './fuzzedArguments';
import { HOSTILE_TEXTS } from './hostileValues';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const ODD_JSON = ['null', '5', '"text"', '[]', '{}', '[null]', '[[]]', '[5]', '[{}]', 'true'];
const HUGE_JSON = JSON.stringify('x'.repeat(100_000));
const ODD_NUMBERS = ['-1', '0', '2147483647', '-2147483648'];

function oddValues(type: string): readonly string[] {
  if (/json|\[\]$/.test(type)) return [...ODD_JSON, HUGE_JSON];
  if (/int|numeric|double|real/.test(type)) return ODD_NUMBERS;
  return HOSTILE_TEXTS;
}

/** Good arguments as texts with one value that is missing, of no one, of another type or hostile; and all missing. */
export function malformedArguments(
  { parameters }: Signature,
  good: Arguments,
): Record<string, string | null>[] {
  const given = parameters.filter(({ name }) => name in good);
  const proper = Object.fromEntries(given.map(({ name }) => [name, asText(good[name])]));
  return [
    Object.fromEntries(given.map(({ name }) => [name, null])),
    ...given.flatMap(({ name, type }) =>
      [null, NOBODY, ...oddValues(type)].map((odd) => ({ ...proper, [name]: odd })),
    ),
  ];
}
