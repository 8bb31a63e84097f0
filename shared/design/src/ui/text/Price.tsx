import styled from 'styled-components';
import { color } from '../theme/color';
import { font, fontSize } from '../theme/typography';

const Amount = styled.span<{ $large: boolean }>`
  font-variant-numeric: lining-nums tabular-nums;
  & > span {
    white-space: nowrap;
  }
  ${({ $large }) =>
    $large
      ? `font-family: ${font.display}; font-size: ${fontSize['2xl']}; font-weight: 560; line-height: 1.1; letter-spacing: -0.02em;`
      : 'font-weight: 650;'}
`;

const Suffix = styled.span`
  margin-left: 0.1em;
  color: ${color.textMuted};
  font-family: ${font.body};
  font-size: ${fontSize.sm};
  font-weight: 400;
  letter-spacing: 0;
`;

/** A price already written out (the domain formats cents), or a range of two. */
export interface PriceProps {
  /** Formatted amount, such as "$450". */
  amount: string;
  /** Formatted upper end of a range. */
  upTo?: string;
  /** What the price is for: "per tree", "/ month". */
  per?: string;
  size?: 'normal' | 'large';
}

/** Shows a price or a price range. */
export function Price({ amount, upTo, per, size = 'normal' }: PriceProps) {
  return (
    <Amount $large={size === 'large'}>
      <span>{amount}</span>
      {upTo !== undefined && (
        <>
          {' '}
          <span>to {upTo}</span>
        </>
      )}
      {per && (
        <>
          {' '}
          <Suffix>{per}</Suffix>
        </>
      )}
    </Amount>
  );
}
