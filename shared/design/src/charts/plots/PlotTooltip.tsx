import { color, fontSize, radius, shadow, space } from '../../ui';
import styled from 'styled-components';
import { colorOfSeries, textIn, type ChartFigures } from '../chartFigures';

const Box = styled.div`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  & > strong {
    display: block;
  }
`;

const Value = styled.div<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: ${({ $color }) => $color};
  }
`;

/** The values of the row under the pointer or the arrow keys. */
export function PlotTooltip({
  figures: { series, rows, format },
  index,
}: {
  figures: ChartFigures;
  index: number | undefined;
}) {
  const row = index === undefined ? undefined : rows[index];
  if (!row) return null;
  return (
    <Box>
      <strong>{row.name ?? row.label}</strong>
      {series.map(({ key, name }, place) => (
        <Value key={key} $color={colorOfSeries(series, place)}>
          {series.length > 1 && `${name}: `}
          {textIn(row, key, format)}
        </Value>
      ))}
    </Box>
  );
}
