import {
  Button,
  color,
  ErrorBoundary,
  fontSize,
  Heading,
  media,
  space,
  Text,
  VisuallyHidden,
} from '../ui';
import { ChartColumn, Table2 } from 'lucide-react';
import { Suspense, useDeferredValue, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FigureTable } from './chartFigures';

const Figure = styled.figure`
  position: relative;
  min-width: 0;
`;

const Caption = styled.figcaption`
  display: grid;
  grid-template:
    'title button' auto
    'units button' auto
    'legend legend' auto / minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(3)};
  & > :nth-child(1) {
    grid-area: title;
  }
  & > :nth-child(2) {
    grid-area: units;
  }
  & > button {
    grid-area: button;
  }
  ${media.mobile} {
    grid-template-areas: 'title title' 'units button' 'legend legend';
    align-items: center;
  }
`;

const Legend = styled.div`
  grid-area: legend;
`;

const Body = styled.div<{ $height: number }>`
  display: grid;
  align-content: center;
  min-height: ${({ $height }) => $height}px;
  margin-top: ${space(4)};
`;

const Plot = styled.div<{ $height: number }>`
  min-width: 0;
  height: ${({ $height }) => $height}px;
`;

const Scroll = styled.div`
  align-self: start;
  overflow-x: auto;
`;

const Nothing = styled(Text)`
  max-width: 28rem;
  margin-inline: auto;
  padding: ${space(4)};
  color: ${color.textMuted};
  text-align: center;
`;

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
function ChartTable({ table, labelledBy }: { table: FigureTable; labelledBy: string }) {
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

export interface ChartWords {
  title: string;
  /** What the values are: "Dollars", "Jobs". */
  units: string;
  /** Level of the title in the page's outline; 3 by default. */
  level?: 2 | 3 | 4;
  /** Shown in place of a chart in which every value is zero. */
  empty: string;
}

export interface ChartFigureProps extends ChartWords {
  table: FigureTable;
  isEmpty: boolean;
  /** Height of the drawing in px, kept while it loads. */
  height: number;
  legend?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every chart: title, units, the drawing, and its figures as a table, which screen readers
 * always find and everyone can open. A drawing that cannot be loaded gives way to the table.
 */
export function ChartFigure({
  title,
  units,
  level = 3,
  empty,
  table,
  isEmpty,
  height,
  legend,
  children,
}: ChartFigureProps) {
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  // A drawing takes as long as the rest of its page, which comes first.
  const isDrawn = useDeferredValue(true, false);
  const other = asTable ? 'Show as chart' : 'Show as table';
  const figures = <ChartTable table={table} labelledBy={titleId} />;
  return (
    <Figure aria-labelledby={titleId}>
      <Caption>
        <Heading level={level} size="lg" id={titleId}>
          {title}
        </Heading>
        <Text as="div" size="sm" tone="muted">
          {units}
        </Text>
        {!isEmpty && legend && <Legend>{legend}</Legend>}
        {!isEmpty && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${other}: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartColumn size={18} aria-hidden /> : <Table2 size={18} aria-hidden />}
            {other}
          </Button>
        )}
      </Caption>
      <Body $height={height}>
        {isEmpty ? (
          <Nothing>{empty}</Nothing>
        ) : asTable ? (
          <Scroll role="region" aria-labelledby={titleId} tabIndex={0}>
            {figures}
          </Scroll>
        ) : (
          <ErrorBoundary source={`Chart: ${title}`} fallback={figures}>
            <Plot $height={height}>
              <Suspense fallback={null}>{isDrawn && children}</Suspense>
            </Plot>
            <VisuallyHidden as="div">{figures}</VisuallyHidden>
          </ErrorBoundary>
        )}
      </Body>
    </Figure>
  );
}
