import type { CsvRecord } from '@tree-service/domain';

/** A column of a list: its name, whether it is required, and its other names. */
export interface Column<Key extends string> {
  key: Key;
  name: string;
  isNeeded: boolean;
  /** Lower case, letters and digits only. */
  aliases: readonly string[];
}

/** One row of a list, trimmed cells by column; `line` is its first line in the file. */
export interface ListRow<Key extends string> {
  line: number;
  cells: readonly string[];
  values: Partial<Record<Key, string>>;
}

/** A parsed list, or why it could not be read. */
export type ReadList<Key extends string> =
  { ok: true; header: readonly string[]; rows: ListRow<Key>[] } | { ok: false; message: string };

export const MAX_ROWS = 5000;

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

function placesOf<Key extends string>(
  columns: readonly Column<Key>[],
  header: readonly string[],
): Map<Key, number> {
  const headings = header.map(plain);
  const places = new Map<Key, number>();
  for (const { key, name, aliases } of columns) {
    const names = [plain(name), ...aliases];
    const place = headings.findIndex((heading) => names.includes(heading));
    if (place >= 0) places.set(key, place);
  }
  return places;
}

/** Recognizes the columns of a file by its first line, in any order, and ignores others. */
export function readList<Key extends string>(
  records: readonly CsvRecord[],
  columns: readonly Column<Key>[],
): ReadList<Key> {
  const [first, ...rest] = records;
  if (first === undefined) return { ok: false, message: 'This file is empty.' };
  const places = placesOf(columns, first.cells);
  const missing = columns.filter(({ key, isNeeded }) => isNeeded && !places.has(key));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => `“${name}”`).join(', ');
    return {
      ok: false,
      message: `The first line must name the columns. We didn't find ${names}.`,
    };
  }
  if (rest.length === 0) return { ok: false, message: 'This file has a header line but no rows.' };
  if (rest.length > MAX_ROWS) {
    return {
      ok: false,
      message: `This file has ${rest.length.toLocaleString()} rows. Please import at most ${MAX_ROWS.toLocaleString()} at a time.`,
    };
  }
  const rows = rest.map(({ line, cells }) => {
    const values: Partial<Record<Key, string>> = {};
    for (const [key, place] of places) values[key] = (cells[place] ?? '').trim();
    return { line, cells, values };
  });
  return { ok: true, header: first.cells, rows };
}
