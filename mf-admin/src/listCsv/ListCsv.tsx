import { toCsv } from '@tree-service/domain';
import { DownloadCsv } from '@tree-service/market/features/downloads';

/** The cells of a row by the headings of their columns. */
export type CsvCells = Readonly<Record<string, string | number | null>>;

/** Rows as a table; the first row names the columns. */
export function listCsv<Row>(rows: readonly Row[], cells: (row: Row) => CsvCells): string {
  const table = rows.map(cells);
  const headings = Object.keys(table[0] ?? {});
  return toCsv([headings, ...table.map((row) => headings.map((name) => row[name] ?? ''))]);
}

interface ListCsvProps<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Reads all rows that the list goes on with, not only those shown. */
  readonly read: () => Promise<readonly Row[]>;
  readonly cells: (row: Row) => CsvCells;
}

/** Saves a list of administrators as a file. */
export function ListCsv<Row>({ name, read, cells }: ListCsvProps<Row>) {
  return (
    <DownloadCsv
      name={`${name}.csv`}
      write={async () => listCsv(await read(), cells)}
      failed="We couldn't read the list"
    />
  );
}
