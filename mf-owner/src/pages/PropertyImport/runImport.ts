import { newKey, toCsv } from '@tree-service/domain';
import type { ListRow } from './columns';
import type { ImportKind } from './importKind';

/** A row that was not imported, its line in the file, and why. */
export interface BadRow {
  line: number;
  cells: readonly string[];
  reason: string;
}

/** A valid row with its source. */
export interface GoodRow<Row> {
  line: number;
  cells: readonly string[];
  row: Row;
}

export interface SortedRows<Row> {
  good: GoodRow<Row>[];
  bad: BadRow[];
}

/** Splits the rows of a list into valid and invalid ones. */
export function sortRows<Key extends string, Row>(
  kind: Pick<ImportKind<Key, Row>, 'read'>,
  rows: readonly ListRow<Key>[],
): SortedRows<Row> {
  const sorted: SortedRows<Row> = { good: [], bad: [] };
  for (const { line, cells, values } of rows) {
    const read = kind.read(values);
    if (read.ok) sorted.good.push({ line, cells, row: read.row });
    else sorted.bad.push({ line, cells, reason: read.reason });
  }
  return sorted;
}

/** Rows that are sent together, with their idempotency key. */
export interface Parcel<Row> {
  key: string;
  rows: GoodRow<Row>[];
}

const ROWS_A_PARCEL = 100;

/** Batches small enough to show progress. Made once per file, because the keys must outlive a failure. */
export function parcelsOf<Row>(good: readonly GoodRow<Row>[]): Parcel<Row>[] {
  return Array.from({ length: Math.ceil(good.length / ROWS_A_PARCEL) }, (_, place) => ({
    key: newKey(),
    rows: good.slice(place * ROWS_A_PARCEL, (place + 1) * ROWS_A_PARCEL),
  }));
}

export interface Imported {
  added: number;
  known: number;
  bad: BadRow[];
}

/** Sends batches one after another; `onProgress` gets the number of rows answered. Throws the server's error; sending the same batches again has no second effect. */
export async function sendParcels<Row>(
  send: (
    rows: Row[],
    key: string,
  ) => Promise<{
    added: number;
    known: number;
    refused: { row: number; reason: string }[];
  }>,
  parcels: readonly Parcel<Row>[],
  onProgress: (rows: number) => void,
): Promise<Imported> {
  const imported: Imported = { added: 0, known: 0, bad: [] };
  let answered = 0;
  for (const { key, rows } of parcels) {
    const report = await send(
      rows.map(({ row }) => row),
      key,
    );
    imported.added += report.added;
    imported.known += report.known;
    for (const { row, reason } of report.refused) {
      const refused = rows[row - 1];
      if (refused) imported.bad.push({ line: refused.line, cells: refused.cells, reason });
    }
    answered += rows.length;
    onProgress(answered);
  }
  return imported;
}

const REASON = 'Problem';

/** The invalid rows as a file to correct and import again. */
export function badRowsCsv(header: readonly string[], bad: readonly BadRow[]): string {
  return toCsv([
    [...header, 'Line', REASON],
    ...bad.map(({ cells, line, reason }) => [
      ...header.map((_, place) => cells[place] ?? ''),
      line,
      reason,
    ]),
  ]);
}
