import { color, Skeleton, space, Text } from '@tree-service/design';
import styled from 'styled-components';

const Rows = styled.dl`
  margin: ${space(4)} 0 0;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(3)};
    border-top: 1px solid ${color.border};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What costs how much. */
export interface PriceRow {
  readonly label: string;
  readonly detail?: string;
  /** Undefined while it is on its way. */
  readonly range: string | undefined;
}

/** Prices, one in a line. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <Rows aria-busy={rows.some(({ range }) => range === undefined)}>
      {rows.map(({ label, detail, range }) => (
        <div key={label}>
          <dt>
            {label}
            {detail !== undefined && (
              <Text as="div" size="sm" tone="muted">
                {detail}
              </Text>
            )}
          </dt>
          <dd>{range ?? <Skeleton $width="6rem" />}</dd>
        </div>
      ))}
    </Rows>
  );
}
