import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Drawing } from '../../illustrations/drawing';
import { Illustration } from '../display/Illustration';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { color } from '../theme/color';
import { radius, space } from '../theme/measures';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space(12)} ${space(6)};
  border: 1px dashed ${color.border};
  border-radius: ${radius.lg};
  text-align: center;
`;

const Icon = styled.div`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  margin-bottom: ${space(4)};
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.brandText};
`;

const Picture = styled.div`
  width: 100%;
  max-width: 15rem;
  margin-bottom: ${space(3)};
`;

const Words = styled.div`
  max-width: 30rem;
`;

const Action = styled.div`
  margin-top: ${space(6)};
`;

export interface EmptyStateProps {
  /** A line icon of about 28 px. */
  icon?: ReactNode;
  /** A drawing instead of the icon, for a page that is empty as a whole. */
  picture?: Drawing;
  title: string;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Says what will appear here and offers the next step. */
export function EmptyState({ icon, picture, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <Frame>
      {picture && (
        <Picture>
          <Illustration drawing={picture} isDecorative />
        </Picture>
      )}
      {icon && !picture && <Icon aria-hidden>{icon}</Icon>}
      <Words>
        <Heading level={level} size="xl">
          {title}
        </Heading>
        {children && (
          <Text as="div" tone="muted" spaceAbove={2}>
            {children}
          </Text>
        )}
      </Words>
      {action && <Action>{action}</Action>}
    </Frame>
  );
}
