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

/** Rows that are sent together, with their idempotency key. */
export interface Batch<Row> {
  key: string;
  rows: ValidRow<Row>[];
}

const BATCH_SIZE = 100;

/** Batches small enough to show progress. Made once per file, because the keys must outlive a failure. */
export function batchesOf<Row>(valid: readonly ValidRow<Row>[], size = BATCH_SIZE): Batch<Row>[] {
  return Array.from({ length: Math.ceil(valid.length / size) }, (_, place) => ({
    key: newKey(),
    rows: valid.slice(place * size, (place + 1) * size),
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

/** The most rows one question about them may hold. */
const MOST_AT_ONCE = 500;

/** What importing the rows would do: those that would be refused move to the invalid ones. Throws the server's error. */
export async function previewRows<Key extends string, Row>(
  kind: Pick<ImportKind<Key, Row>, 'preview'>,
  { valid, invalid }: SortedRows<Row>,
): Promise<{ sorted: SortedRows<Row>; preview: Imported }> {
  const preview = await sendBatches(
    (rows: Row[]) => kind.preview(rows),
    batchesOf(valid, MOST_AT_ONCE),
    () => undefined,
  );
  const refused = new Set(preview.invalid.map(({ line }) => line));
  return {
    sorted: {
      valid: valid.filter(({ line }) => !refused.has(line)),
      invalid: [...invalid, ...preview.invalid],
    },
    preview,
  };
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
