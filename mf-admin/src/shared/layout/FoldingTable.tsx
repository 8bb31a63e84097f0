import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color, fontSize, motion, space, Table, type TableProps } from '@tree-service/design';
import { useIsNarrow } from '@tree-service/market/features/folding';
import { Facts } from './Facts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(2)} 0;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex: none;
    color: ${color.brandText};
    transition: transform ${motion.fast};
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Line = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
`;

const Below = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: 400;
`;

const Opened = styled.div`
  padding: ${space(1)} 0 ${space(4)};
`;

/** What a row shows while it is folded. Links and buttons belong into its columns. */
export interface FoldedRow {
  readonly title: ReactNode;
  /** In small print below the title. */
  readonly below?: ReactNode;
  /** At the end of the line. */
  readonly aside?: ReactNode;
}

interface FoldingTableProps<Row> extends TableProps<Row> {
  readonly folded: (row: Row) => FoldedRow;
  /** What an unfolded row lists; all columns but the first when absent. */
  readonly unfolded?: TableProps<Row>['columns'];
}

/** A table; on a phone a list of one line per row that unfolds. */
export function FoldingTable<Row>({ folded, unfolded, ...table }: FoldingTableProps<Row>) {
  const { caption, columns, rows, rowKey } = table;
  if (!useIsNarrow()) return <Table {...table} />;
  const shown = unfolded ?? columns.slice(1);
  return (
    <Rows role="list" aria-label={caption}>
      {rows.map((row) => {
        const { title, below, aside } = folded(row);
        return (
          <li key={rowKey(row)}>
            <details>
              <Summary>
                <Line>
                  {title}
                  {below && <Below>{below}</Below>}
                </Line>
                {aside}
                <ChevronDown size={18} aria-hidden />
              </Summary>
              <Opened>
                <Facts
                  facts={shown.map(({ header, cell }) => ({ name: header, value: cell(row) }))}
                />
              </Opened>
            </details>
          </li>
        );
      })}
    </Rows>
  );
}
