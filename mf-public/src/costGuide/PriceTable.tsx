import { color, Heading, space } from '@tree-service/design';
import styled from 'styled-components';
import type { GuideRow } from './priceGuide';

const Rows = styled.dl`
  margin: ${space(4)} 0 0;
  & > div {
    display: flex;
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

/** A short list of prices. */
export function PriceTable({ title, rows }: { title: string; rows: readonly GuideRow[] }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <Rows>
        {rows.map(({ label, range }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{range}</dd>
          </div>
        ))}
      </Rows>
    </div>
  );
}
