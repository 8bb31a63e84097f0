/** The row a page ended with: its moment (null sorts last) and its id. */
export interface PageKey {
  readonly at: string | null;
  readonly id: string;
}

/** Whether moments and ids rise or fall along a list. */
export type Order = 'asc' | 'desc';

/**
 * What comes after a row in a list ordered by a column (nulls last) and then by id, as a filter for
 * `.or()`: the ids rise and fall with the moments.
 */
export function after(column: string, order: Order, { at, id }: PageKey, idColumn = 'id'): string {
  const beyond = order === 'asc' ? 'gt' : 'lt';
  const behindNulls = `and(${column}.is.null,${idColumn}.${beyond}.${id})`;
  if (at === null) return behindNulls;
  const behindTies = `and(${column}.eq."${at}",${idColumn}.${beyond}.${id})`;
  return `${column}.${beyond}."${at}",${behindTies},${column}.is.null`;
}
