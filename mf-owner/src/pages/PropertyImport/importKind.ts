import type { ImportReport } from '../../api/properties';
import type { Column } from './columns';

/** A valid row, or why it is not valid. */
export type ReadRow<Row> = { ok: true; row: Row } | { ok: false; reason: string };

/** A kind of list: its columns, how a row is parsed, and where it is sent. */
export interface ImportKind<Key extends string, Row> {
  title: string;
  description: string;
  one: string;
  many: string;
  columns: readonly Column<Key>[];
  /** Rows of the example file, in the order of the columns. */
  example: readonly (readonly string[])[];
  /** Says what happens to rows that already exist: "12 {known}". */
  known: string;
  read: (values: Partial<Record<Key, string>>) => ReadRow<Row>;
  /** What importing up to 500 rows would do. Nothing is saved. */
  preview: (rows: Row[]) => Promise<ImportReport>;
  /** Sends up to 500 rows; a repeat with the same key has no effect. */
  send: (rows: Row[], key: string) => Promise<ImportReport>;
}
