import { LOCALE } from '@tree-service/domain';
import type { CsvRecord } from '@tree-service/domain';

/** A column of a list: its name, whether it is required, and its other names. */
export interface Column<Key extends string> {
  key: Key;
  name: string;
  isNeeded: boolean;
  /** Lower case, letters and digits only, the likeliest first. */
  aliases: readonly string[];
}

/** One row of a list, trimmed cells by column; `line` is its first line in the file. */
export interface ListRow<Key extends string> {
  line: number;
  cells: readonly string[];
  values: Partial<Record<Key, string>>;
}

/** A parsed list with the names of the columns that say nothing we know, or why it could not be read. */
export type ReadList<Key extends string> =
  | {
      ok: true;
      header: readonly string[];
      unused: readonly string[];
      rows: ListRow<Key>[];
    }
  | { ok: false; message: string };

export const MAX_ROWS = 5000;

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

// "Height (m)", "DBH [cm]": the unit of every bare number below.
const UNIT_OF_COLUMN = /[([]\s*(m|meters?|metres?|cm|ft|feet|in|inch|inches)\s*[)\]]\s*$/i;
const BARE_NUMBER = /^[\d.,]+$/;

function placesOf<Key extends string>(
  columns: readonly Column<Key>[],
  header: readonly string[],
): Map<Key, number> {
  const headings = header.map((heading) => [
    plain(heading),
    plain(heading.replace(UNIT_OF_COLUMN, '')),
  ]);
  const places = new Map<Key, number>();
  // An exact name before any other, so that "Property" is never taken from a column called "Location".
  for (const depth of ['name', 'aliases'] as const) {
    for (const { key, name, aliases } of columns) {
      if (places.has(key)) continue;
      const taken = new Set(places.values());
      const names = depth === 'name' ? [plain(name)] : aliases;
      const place = names
        .map((one) => headings.findIndex((all, at) => !taken.has(at) && all.includes(one)))
        .find((at) => at >= 0);
      if (place !== undefined) places.set(key, place);
    }
  }
  return places;
}

/**
 * Recognizes the columns of a file by its first line, in any order, and names the others. Where the name of a
 * column ends with a unit, its numbers come with it.
 */
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
      message: `This file has ${rest.length.toLocaleString(LOCALE)} rows. Please import at most ${MAX_ROWS.toLocaleString(LOCALE)} at a time.`,
    };
  }
  const rows = rest.map(({ line, cells }) => {
    const values: Partial<Record<Key, string>> = {};
    for (const [key, place] of places) {
      const text = (cells[place] ?? '').trim();
      const unit = UNIT_OF_COLUMN.exec(first.cells[place] ?? '')?.[1];
      values[key] = unit !== undefined && BARE_NUMBER.test(text) ? `${text} ${unit}` : text;
    }
    return { line, cells, values };
  });
  const used = new Set(places.values());
  const unused = first.cells.filter((heading, at) => !used.has(at) && heading.trim() !== '');
  return { ok: true, header: first.cells, unused, rows };
}
