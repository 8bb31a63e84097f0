import type { Statement } from './attempt';
import type { Arguments } from '../support/inputs';

/** The statement that calls a public function; objects and lists travel as JSON. */
export function callOf(name: string, given: Arguments): Statement {
  const text = Object.keys(given).map((parameter, place) => `${parameter} => $${place + 1}`);
  return {
    sql: `select public.${name}(${text.join(', ')})`,
    parameters: Object.values(given).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ),
  };
}
