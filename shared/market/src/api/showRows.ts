import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '@tree-service/kernel';

type Row = Readonly<Record<string, unknown>>;

// Dates, files and maps are values, not rows.
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A row with new values in the columns that it has; itself when none of them is new. */
function withValues(row: Row, values: Row): Row {
  const isNew = Object.keys(values).some((key) => key in row && row[key] !== values[key]);
  if (!isNew) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, key in values ? values[key] : value]),
  );
}

/** As much less of a total as the lists beside it have lost. */
function totalOf(before: Row, after: Row): Row {
  const { total } = before;
  if (typeof total !== 'number') return after;
  const lengthOf = (row: Row) =>
    Object.values(row).reduce<number>(
      (sum, value) => sum + (Array.isArray(value) ? value.length : 0),
      0,
    );
  return { ...after, total: total - lengthOf(before) + lengthOf(after) };
}

/** Data with each of its rows changed, however deep, and without those of lists that become null; the same data when none is. */
function withRows(data: unknown, changed: (row: Row) => Row | null): unknown {
  if (Array.isArray(data)) {
    const items: unknown[] = data.map((item) => withRows(item, changed));
    const isSame = items.every((item, place) => item === data[place]);
    return isSame ? data : items.filter((item, place) => item !== null || data[place] === null);
  }
  if (!isRow(data)) return data;
  const within = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withRows(value, changed) ?? value]),
  );
  return changed(withValues(data, totalOf(data, within)));
}

function changeKnown(keys: readonly QueryKey[], changed: (row: Row) => Row | null): void {
  const queries = queryClient.getQueryCache();
  for (const query of keys.flatMap((queryKey) => queries.findAll({ queryKey }))) {
    const known: unknown = query.state.data;
    const shown = withRows(known, changed) ?? known;
    if (shown === known) continue;
    // The rest of it is as old as before, and is read again where that was due.
    const { dataUpdatedAt: updatedAt, isInvalidated } = query.state;
    queryClient.setQueryData(query.queryKey, shown, { updatedAt });
    if (isInvalidated) query.invalidate();
  }
}

const EVERYWHERE: readonly QueryKey[] = [[]];

/**
 * Shows what is known about rows by now, by their ids, wherever the query cache holds them: from the
 * answer of a call, before anything is read again. A place gets no columns it was not read with.
 */
export function showRows<Shown extends { id: string }>(
  rows: readonly (Pick<Shown, 'id'> & Partial<Shown>)[],
): void {
  const byId = new Map<unknown, Row>(rows.map((row) => [row.id, { ...row }]));
  changeKnown(EVERYWHERE, (row) => withValues(row, byId.get(row['id']) ?? {}));
}

/** The same for a business, wherever it is held with its credentials: it is known by its Pro's id. */
export function showBusiness(vendorId: string, values: Row): void {
  changeKnown(EVERYWHERE, (row) =>
    row['vendor_id'] === vendorId && 'vendor_credentials' in row ? withValues(row, values) : row,
  );
}

/** A list with a row that was just added at its end, or in the place of what is known of it already. */
export function withAdded<Item extends { id: string }>(list: readonly Item[], row: Item): Item[] {
  const isKnown = list.some(({ id }) => id === row.id);
  return isKnown ? list.map((item) => (item.id === row.id ? row : item)) : [...list, row];
}

/** Takes rows out of the lists whose query keys begin with one of these: an answer says that they ended. */
export function hideRows(keys: readonly QueryKey[], ids: readonly string[]): void {
  const ended = new Set<unknown>(ids);
  changeKnown(keys, (row) => (ended.has(row['id']) ? null : row));
}
