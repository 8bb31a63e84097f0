import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { fontSize } from '../theme/typography';

const Frame = styled.div`
  overflow-x: auto;
`;

/** On a phone each row becomes a block that starts with the first column. */
const asBlocks = css`
  ${media.mobile} {
    &,
    & tbody,
    & tr,
    & td {
      display: block;
    }
    & thead {
      ${visuallyHidden}
    }
    & tbody tr {
      padding: ${space(3)} 0;
    }
    & tbody tr:first-child {
      padding-top: 0;
      border-top: 0;
    }
    & tbody td {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space(4)};
      padding: ${space(1)} 0;
    }
    & tbody td::before {
      content: attr(data-label);
      flex: none;
      color: ${color.textMuted};
      font-size: ${fontSize.sm};
      text-align: start;
    }
    /* A fact that a row does not have. */
    & tbody td:has(> :empty) {
      display: none;
    }
    & tbody td[data-main] {
      font-weight: 600;
      text-align: start;
    }
    & tbody td[data-main]::before {
      content: none;
    }
  }
`;

const closer = css`
  ${media.mobile} {
    & th,
    & td {
      padding-inline: ${space(2)};
    }
  }
`;

const StyledTable = styled.table<{ $staysTable: boolean }>`
  width: 100%;
  & caption {
    ${visuallyHidden}
  }
  & th,
  & td {
    padding: ${space(3)} ${space(4)};
    text-align: start;
    vertical-align: middle;
  }
  & :is(th, td):first-child {
    padding-left: 0;
  }
  & :is(th, td):last-child {
    padding-right: 0;
  }
  & thead th {
    padding-top: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 600;
    white-space: nowrap;
  }
  & tbody tr {
    border-top: 1px solid ${color.border};
  }
  & [data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  ${({ $staysTable }) => ($staysTable ? closer : asBlocks)}
`;

/** Whether what an element holds is wider than the element; follows changes of either. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = element.current;
    if (frame === null) return undefined;
    // Tells the sizes it begins with, too.
    const observer = new ResizeObserver(() => setOverflows(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

/** One column: its heading and what it shows of a row. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures: set to the right, of equal width. */
  readonly numeric?: boolean;
}

/** A table's columns and rows. */
export interface TableProps<Row> {
  /** Says what the table lists; for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Keeps rows and columns on a phone: for a name with one or two short figures. */
  staysTable?: boolean;
}

/**
 * A table, usually inside a `Card`. On a phone each row becomes a block, unless `staysTable`; the roles
 * keep it a table for screen readers, which `display` would take away. Where it is wider than its place
 * it scrolls, by keyboard as well.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, staysTable = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  // Focusable only when it scrolls, so that other tables are no extra tab stop.
  const scrolls = useOverflows(frame);
  return (
    <Frame
      ref={frame}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': `${caption}, scrolls` })}
    >
      <StyledTable role="table" $staysTable={staysTable}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, numeric }) => (
              <th key={key} role="columnheader" scope="col" data-numeric={numeric || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, header, cell, numeric }, index) => (
                <td
                  key={key}
                  role="cell"
                  data-label={header}
                  data-main={index === 0 || undefined}
                  data-numeric={numeric || undefined}
                >
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StyledTable>
    </Frame>
  );
}
