import styled from 'styled-components';
import { color, fontSize, space } from '@tree-service/design';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin: ${space(3)} 0 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  list-style: none;
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Symbol = styled.svg`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
`;

/** `hasDots` where most Pros of a large match are dots. */
export function MapLegend({ hasDots }: { readonly hasDots: boolean }) {
  return (
    <List aria-label="Map legend">
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <path d="M 10 2 l 8 8 l -8 8 l -8 -8 z" fill={color.accent} />
        </Symbol>
        Request
      </Item>
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="8" fill={color.brand} />
        </Symbol>
        Offered, with service radius
      </Item>
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="7" fill={color.surface} stroke={color.brand} strokeWidth="2" />
        </Symbol>
        Ranked, with position
      </Item>
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="6" fill="none" stroke={color.borderStrong} strokeWidth="2" />
          <path d="M 7 7 l 6 6 m 0 -6 l -6 6" stroke={color.borderStrong} strokeWidth="2" />
        </Symbol>
        Excluded
      </Item>
      {hasDots && (
        <Item>
          <Symbol viewBox="0 0 20 20" aria-hidden>
            <circle cx="6" cy="12" r="3" fill={color.brand} />
            <circle cx="14" cy="7" r="2.5" fill={color.borderStrong} />
          </Symbol>
          Dots: ranked lower, or excluded
        </Item>
      )}
    </List>
  );
}
