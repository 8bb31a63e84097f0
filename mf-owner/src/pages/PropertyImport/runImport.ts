import { newKey, toCsv } from '@tree-service/domain';
import type { ListRow } from './columns';
import type { ImportKind } from './importKind';

/** A row that was not imported, its line in the file, and why. */
export interface InvalidRow {
  line: number;
  cells: readonly string[];
  reason: string;
}

/** A valid row with its source. */
export interface ValidRow<Row> {
  line: number;
  cells: readonly string[];
  row: Row;
}

export interface SortedRows<Row> {
  valid: ValidRow<Row>[];
  invalid: InvalidRow[];
}

/** Splits the rows of a list into valid and invalid ones. */
export function sortRows<Key extends string, Row>(
  kind: Pick<ImportKind<Key, Row>, 'read'>,
  rows: readonly ListRow<Key>[],
): SortedRows<Row> {
  const sorted: SortedRows<Row> = { valid: [], invalid: [] };
  for (const { line, cells, values } of rows) {
    const read = kind.read(values);
    if (read.ok) sorted.valid.push({ line, cells, row: read.row });
    else sorted.invalid.push({ line, cells, reason: read.reason });
  }
  return sorted;
}

/** Moves rows that name something unknown to the invalid ones. Throws when it cannot be looked up. */
export async function checkRows<Key extends string, Row>(
  kind: Pick<ImportKind<Key, Row>, 'check'>,
  { valid, invalid }: SortedRows<Row>,
): Promise<SortedRows<Row>> {
  if (valid.length === 0) return { valid, invalid };
  const reasonOf = await kind.check(valid.map(({ row }) => row));
  const refused = valid.flatMap(({ line, cells, row }) => {
    const reason = reasonOf(row);
    return reason === null ? [] : [{ line, cells, reason }];
  });
  return {
    valid: valid.filter(({ row }) => reasonOf(row) === null),
    invalid: [...invalid, ...refused],
  };
}

/** Rows that are sent together, with their idempotency key. */
export interface Batch<Row> {
  key: string;
  rows: ValidRow<Row>[];
}

const BATCH_SIZE = 100;

/** Batches small enough to show progress. Made once per file, because the keys must outlive a failure. */
export function batchesOf<Row>(valid: readonly ValidRow<Row>[]): Batch<Row>[] {
  return Array.from({ length: Math.ceil(valid.length / BATCH_SIZE) }, (_, place) => ({
    key: newKey(),
    rows: valid.slice(place * BATCH_SIZE, (place + 1) * BATCH_SIZE),
  }));
}

export interface Imported {
  added: number;
  known: number;
  renamed: number;
  invalid: InvalidRow[];
}

/** Sends batches one after another; `onProgress` gets the number of rows answered. Throws the server's error; sending the same batches again has no second effect. */
export async function sendBatches<Row>(
  send: (
    rows: Row[],
    key: string,
  ) => Promise<{
    added: number;
    known: number;
    renamed: number;
    refused: { row: number; reason: string }[];
  }>,
  batches: readonly Batch<Row>[],
  onProgress: (rows: number) => void,
): Promise<Imported> {
  const imported: Imported = { added: 0, known: 0, renamed: 0, invalid: [] };
  let answered = 0;
  for (const { key, rows } of batches) {
    const report = await send(
      rows.map(({ row }) => row),
      key,
    );
    imported.added += report.added;
    imported.known += report.known;
    imported.renamed += report.renamed;
    for (const { row, reason } of report.refused) {
      const refused = rows[row - 1];
      if (refused) imported.invalid.push({ line: refused.line, cells: refused.cells, reason });
    }
    answered += rows.length;
    onProgress(answered);
  }
  return imported;
}

const REASON = 'Problem';

/** The invalid rows as a file to correct and import again. */
export function invalidRowsCsv(header: readonly string[], invalid: readonly InvalidRow[]): string {
  return toCsv([
    [...header, 'Line', REASON],
    ...invalid.map(({ cells, line, reason }) => [
      ...header.map((_, place) => cells[place] ?? ''),
      line,
      reason,
    ]),
  ]);
}
