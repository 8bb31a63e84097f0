import type { ImportReport } from '../../api/properties';
import type { Column } from './columns';

/** A row ready to be sent, or why it cannot be. */
export type ReadRow<Row> = { ok: true; row: Row } | { ok: false; reason: string };

/** A kind of list people bring: its columns, how a row is read, and where it is sent. */
export interface ImportKind<Key extends string, Row> {
  title: string;
  description: string;
  one: string;
  many: string;
  columns: readonly Column<Key>[];
  /** Rows of the file people can start from, in the order of the columns. */
  example: readonly (readonly string[])[];
  /** What became of rows that were there before: "12 {known}". */
  known: string;
  read: (values: Partial<Record<Key, string>>) => ReadRow<Row>;
  /** Sends up to 500 rows; a repeat with the same key has no effect. */
  send: (rows: Row[], key: string) => Promise<ImportReport>;
}
