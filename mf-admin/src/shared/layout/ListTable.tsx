import { HStack, Table, VStack, type TableProps } from '@tree-service/design';
import { ListCsv, type CsvCells } from './ListCsv';

interface ListTableProps<Row> extends TableProps<Row> {
  /** File name without its extension, in kebab case. */
  readonly name: string;
  readonly cells: (row: Row) => CsvCells;
  /** Reads all rows, where not all are shown. */
  readonly read?: () => Promise<readonly Row[]>;
}

/** A table with a CSV download below it. */
export function ListTable<Row>({ name, cells, read, ...table }: ListTableProps<Row>) {
  return (
    <VStack>
      <Table {...table} />
      <HStack $justify="end">
        <ListCsv name={name} read={read ?? (() => Promise.resolve(table.rows))} cells={cells} />
      </HStack>
    </VStack>
  );
}
