import { Link } from 'react-router';
import styled from 'styled-components';
import { color, space } from '@tree-service/design';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin: 0 0 ${space(6)};
  padding: 0;
  border-bottom: 1px solid ${color.border};
  list-style: none;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space(3)};
  margin-bottom: -1px;
  border-bottom: 3px solid transparent;
  color: ${color.textMuted};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    border-bottom-color: ${color.brand};
    color: ${color.brandText};
  }
`;

interface LinkTabsProps {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly tabs: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly to: string;
  }>;
  readonly currentId: string;
}

/** Views of one page, each with an address of its own. */
export function LinkTabs({ label, tabs, currentId }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Tab to={tab.to} aria-current={tab.id === currentId ? 'page' : undefined}>
              {tab.label}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
