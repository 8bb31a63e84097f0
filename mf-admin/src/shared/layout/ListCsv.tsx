import { toCsv, LOCALE } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { MOST_ROWS } from '@tree-service/market/api/keyset';
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
  /** Of the file, without its ending: what the list holds, in words with hyphens. */
  readonly name: string;
  /** Reads all rows of the list, not only those shown, up to `MOST_ROWS`. */
  readonly read: () => Promise<readonly Row[]>;
  readonly cells: (row: Row) => CsvCells;
}

/** The file of a list; says so where it ends before the list may. */
async function write<Row>({ read, cells }: ListCsvProps<Row>): Promise<string> {
  const rows = await read();
  if (rows.length >= MOST_ROWS) {
    notify.info(`The file holds the first ${rows.length.toLocaleString(LOCALE)} rows`, {
      description: 'Narrow the list to save the others.',
    });
  }
  return listCsv(rows, cells);
}

/** Saves a list of administrators as a file. */
export function ListCsv<Row>(props: ListCsvProps<Row>) {
  return (
    <DownloadCsv
      name={`${props.name}.csv`}
      of={props.name.replaceAll(/[-_]/g, ' ')}
      write={() => write(props)}
      failed="We couldn't read the list"
    />
  );
}
