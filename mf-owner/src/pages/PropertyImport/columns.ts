import { browserStorage } from '@tree-service/kernel';
import { folded, LOCALE } from '@tree-service/domain';
import type { CsvRecord } from '@tree-service/domain';
import * as v from 'valibot';

/** In what a column of measures may be, as it is written behind a number. */
export type Unit = 'ft' | 'm' | 'in' | 'cm';

/** A column of a list: its name, whether it is required, and its other names. */
export interface Column<Key extends string> {
  key: Key;
  name: string;
  isNeeded: boolean;
  /** Lower case, letters and digits only, the likeliest first. */
  aliases: readonly string[];
  /** Of a measure: in what its bare numbers may be, the usual one first. */
  units?: readonly Unit[];
}

/** What the columns of one file are, in its order, and in what its bare numbers are. */
export interface ColumnChoice<Key extends string> {
  /** What each column of the file is; null is left out. */
  keys: readonly (Key | null)[];
  units: Readonly<Partial<Record<Key, Unit>>>;
}

/** One row of a list, trimmed cells by column; `line` is its first line in the file. */
export interface ListRow<Key extends string> {
  line: number;
  cells: readonly string[];
  values: Partial<Record<Key, string>>;
}

/** The rows of a file, with the names of its columns and of those that are left out. */
export interface ReadList<Key extends string> {
  header: readonly string[];
  unused: readonly string[];
  rows: ListRow<Key>[];
}

export const MAX_ROWS = 5000;

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

// "Height (m)", "DBH [cm]": the unit of every bare number below.
const UNIT_OF_COLUMN = /[([]\s*(m|meters?|metres?|cm|ft|feet|in|inch|inches)\s*[)\]]\s*$/i;
const BARE_NUMBER = /^[\d.,]+$/;

function unitIn(heading: string, units: readonly Unit[]): Unit | undefined {
  const written = UNIT_OF_COLUMN.exec(heading)?.[1]?.toLowerCase() ?? '';
  const short = written.startsWith('f') ? 'ft' : written.startsWith('i') ? 'in' : written;
  return units.find((unit) => unit === (short.startsWith('m') ? 'm' : short));
}

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

const rememberedSchema = v.object({
  keys: v.record(v.string(), v.nullable(v.string())),
  units: v.record(v.string(), v.picklist(['ft', 'm', 'in', 'cm'])),
});

const storageKey = (list: string) => `tree-service-import-columns-${list}`;

function remembered(list: string): v.InferOutput<typeof rememberedSchema> {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(storageKey(list)) ?? '');
    return v.parse(rememberedSchema, stored);
  } catch {
    // Nothing is remembered yet, or by an earlier release in another form: then names alone decide.
    return { keys: {}, units: {} };
  }
}

/** Keeps in this browser what the columns of a list are, for the next file with the same names. */
export function rememberColumns<Key extends string>(
  list: string,
  header: readonly string[],
  { keys, units }: ColumnChoice<Key>,
): void {
  const earlier = remembered(list);
  const chosen = Object.fromEntries(header.map((name, at) => [folded(name), keys[at] ?? null]));
  const value = { keys: { ...earlier.keys, ...chosen }, units: { ...earlier.units, ...units } };
  browserStorage.write(storageKey(list), JSON.stringify(value));
}

/**
 * What the columns of a file seem to be: as they were chosen the last time they had these names, else by their
 * exact names, else by other names of a column. A unit in a name decides; without one it is the unit chosen last,
 * and feet and inches at first.
 */
export function guessColumns<Key extends string>(
  list: string,
  header: readonly string[],
  columns: readonly Column<Key>[],
): ColumnChoice<Key> {
  const earlier = remembered(list);
  const places = placesOf(columns, header);
  const keys = header.map(
    (_, at) => columns.find(({ key }) => places.get(key) === at)?.key ?? null,
  );
  const units: Partial<Record<Key, Unit>> = {};
  for (const [at, heading] of header.entries()) {
    const name = folded(heading);
    if (!Object.hasOwn(earlier.keys, name)) continue;
    const key = columns.find((column) => column.key === earlier.keys[name])?.key ?? null;
    if (key !== null) {
      const other = keys.indexOf(key);
      if (other >= 0) keys[other] = null;
    }
    keys[at] = key;
  }
  for (const { key, units: possible } of columns) {
    if (!possible) continue;
    const heading = header[keys.indexOf(key)] ?? '';
    units[key] =
      unitIn(heading, possible) ??
      possible.find((unit) => unit === earlier.units[key]) ??
      possible[0];
  }
  return { keys, units };
}

/** The columns that are required and that no column of the file is. */
export const missingColumns = <Key extends string>(
  columns: readonly Column<Key>[],
  choice: ColumnChoice<Key>,
): Column<Key>[] => columns.filter(({ key, isNeeded }) => isNeeded && !choice.keys.includes(key));

/** Why a file holds no list that can be imported; null when it holds one. */
export function refusalOf(records: readonly CsvRecord[]): string | null {
  if (records.length === 0) return 'This file is empty.';
  const rows = records.length - 1;
  if (rows === 0) return 'This file has a header line but no rows.';
  return rows > MAX_ROWS
    ? `This file has ${rows.toLocaleString(LOCALE)} rows. Please import at most ${MAX_ROWS.toLocaleString(LOCALE)} at a time.`
    : null;
}

/** Reads the rows of a file whose columns are as chosen. A number without a unit gets the one of its column. */
export function readList<Key extends string>(
  [first, ...rest]: readonly CsvRecord[],
  { keys, units }: ColumnChoice<Key>,
): ReadList<Key> {
  const header = first?.cells ?? [];
  const rows = rest.map(({ line, cells }) => {
    const values: Partial<Record<Key, string>> = {};
    for (const [at, key] of keys.entries()) {
      if (key === null) continue;
      const text = (cells[at] ?? '').trim();
      const unit = units[key];
      values[key] = unit !== undefined && BARE_NUMBER.test(text) ? `${text} ${unit}` : text;
    }
    return { line, cells, values };
  });
  const unused = header.filter((name, at) => (keys[at] ?? null) === null && name.trim() !== '');
  return { header, unused, rows };
}
