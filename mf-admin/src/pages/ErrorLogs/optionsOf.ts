import type { Option } from '@tree-service/design';

/** What can be chosen: everything, the known values, and the chosen one, should it not be known yet. */
export function optionsOf(
  everything: string,
  known: readonly string[] = [],
  chosen: string | null,
): Option[] {
  const values = chosen === null || known.includes(chosen) ? known : [chosen, ...known];
  return [{ value: '', label: everything }, ...values.map((value) => ({ value, label: value }))];
}
