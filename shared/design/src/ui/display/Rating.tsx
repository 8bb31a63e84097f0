import { Star } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { fontSize } from '../theme/typography';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Stars = styled.span`
  position: relative;
  display: inline-flex;
  color: ${color.borderStrong};
  & svg {
    flex: none;
  }
`;

const Filled = styled.span<{ $tenths: number }>`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  width: ${({ $tenths }) => $tenths * 2}%;
  overflow: hidden;
  color: ${color.star};
  & svg {
    fill: ${color.starFill};
  }
`;

const places = [1, 2, 3, 4, 5] as const;

/** A rating out of five. */
export interface RatingProps {
  /** 0 to 5; shown to a tenth. */
  value: number;
  /** How many reviews it comes from; shown in brackets. */
  count?: number;
  /** Edge of one star in px. */
  size?: number;
}

/** Stars with the rating in figures, read as "4.6 out of 5 stars, 12 reviews". */
export function Rating({ value, count, size = 16 }: RatingProps) {
  const bounded = Math.min(5, Math.max(0, value));
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`;
  const row = places.map((place) => <Star key={place} size={size} strokeWidth={1.75} />);
  return (
    <Frame role="img" aria-label={`${bounded.toFixed(1)} out of 5 stars${reviews}`}>
      <Stars>
        {row}
        <Filled $tenths={Math.round(bounded * 10)}>{row}</Filled>
      </Stars>
      <span>{bounded.toFixed(1)}</span>
      {count !== undefined && <span>({count})</span>}
    </Frame>
  );
}
