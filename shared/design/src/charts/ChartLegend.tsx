import { color, fontSize, radius, space } from '../ui';
import styled from 'styled-components';
import { colorOfSeries, type ChartSeries } from './chartFigures';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`;

const Item = styled.li<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: ${radius.sm};
    background: ${({ $color }) => $color};
  }
`;

/** The legend; needed from two series on. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <List>
      {series.map(({ key, name }, index) => (
        <Item key={key} $color={colorOfSeries(series, index)}>
          {name}
        </Item>
      ))}
    </List>
  );
}
