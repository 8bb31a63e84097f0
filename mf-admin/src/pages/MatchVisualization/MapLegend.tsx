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

const Sign = styled.svg`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
`;

/** What the signs on the map mean; `hasDots` where most Pros of a large match are dots. */
export function MapLegend({ hasDots }: { readonly hasDots: boolean }) {
  return (
    <List aria-label="What the map shows">
      <Item>
        <Sign viewBox="0 0 20 20" aria-hidden>
          <path d="M 10 2 l 8 8 l -8 8 l -8 -8 z" fill={color.accent} />
        </Sign>
        The request
      </Item>
      <Item>
        <Sign viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="8" fill={color.brand} />
        </Sign>
        Offered, with the service radius
      </Item>
      <Item>
        <Sign viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="7" fill={color.surface} stroke={color.brand} strokeWidth="2" />
        </Sign>
        Ranked, with the place
      </Item>
      <Item>
        <Sign viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="6" fill="none" stroke={color.borderStrong} strokeWidth="2" />
          <path d="M 7 7 l 6 6 m 0 -6 l -6 6" stroke={color.borderStrong} strokeWidth="2" />
        </Sign>
        Left out
      </Item>
      {hasDots && (
        <Item>
          <Sign viewBox="0 0 20 20" aria-hidden>
            <circle cx="6" cy="12" r="3" fill={color.brand} />
            <circle cx="14" cy="7" r="2.5" fill={color.borderStrong} />
          </Sign>
          Dots: ranked further behind, or left out
        </Item>
      )}
    </List>
  );
}
