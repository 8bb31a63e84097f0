import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/measures';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';

const Region = styled.section`
  scroll-margin-top: 6rem;
  & + & {
    margin-top: ${space(12)};
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(5)};
`;

export interface SectionProps {
  /** Links lead to it by this. */
  id?: string;
  title: string;
  /** Heading level in the page's outline; 2 by default. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Called with every press and everything typed in it. */
  onUse?: () => void;
  children?: ReactNode;
}

/** A part of a page with its own heading, by which it is also labeled. */
export function Section(props: SectionProps) {
  const { id, title, level = 2, description, actions, onUse, children } = props;
  const headingId = useId();
  return (
    <Region id={id} aria-labelledby={headingId} onClickCapture={onUse} onInputCapture={onUse}>
      <Header>
        <div>
          <Heading level={level} size={level === 2 ? 'xl' : 'lg'} id={headingId}>
            {title}
          </Heading>
          {description && (
            <Text as="div" tone="muted" spaceAbove={1}>
              {description}
            </Text>
          )}
        </div>
        {actions}
      </Header>
      {children}
    </Region>
  );
}
