import { color, fontSize, space } from '../ui';
import styled from 'styled-components';
import type { FigureTable } from './chartFigures';

const StyledTable = styled.table`
  width: 100%;
  font-size: ${fontSize.sm};
  & th,
  & td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-bottom: 1px solid ${color.border};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td):last-child {
    padding-right: 0;
  }
  & th {
    font-weight: 600;
  }
  & tr > :first-child {
    text-align: start;
  }
  & thead th {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    vertical-align: bottom;
  }
`;

/** The figures of a chart as a table; `labelledBy` is the id of the chart's title. */
export function ChartTable({ table, labelledBy }: { table: FigureTable; labelledBy: string }) {
  return (
    <StyledTable aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...values], index) => (
          <tr key={`${index} ${name ?? ''}`}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={table.columns[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}
