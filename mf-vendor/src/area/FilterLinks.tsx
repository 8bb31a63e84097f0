import { color, fontSize, media, motion, radius, space, touchTarget } from '@tree-service/design';
import { Link } from 'react-router';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  gap: ${space(2)};
  margin: 0;
  padding: 2px;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  ${media.mobile} {
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
  }
`;

const Choice = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.borderStrong};
  }
  &[aria-current='true'] {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  opacity: 0.8;
`;

/** One choice of a filter; `search` is the query string it stands for, such as "?show=won". */
export interface FilterChoice {
  search: string;
  label: string;
  count?: number;
  current: boolean;
}

/** A filter kept in the address: one link for each choice. */
export function FilterLinks({
  label,
  choices,
}: {
  label: string;
  choices: readonly FilterChoice[];
}) {
  return (
    <nav aria-label={label}>
      <List>
        {choices.map((choice) => (
          <li key={choice.search}>
            <Choice
              to={{ search: choice.search }}
              replace
              aria-current={choice.current ? 'true' : undefined}
            >
              {choice.label}
              {choice.count !== undefined && <Count>{choice.count}</Count>}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
