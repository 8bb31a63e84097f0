import { paths } from '@tree-service/kernel/contract';
import { Button, Card, color, Link, Section, space, Text } from '@tree-service/design';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { ActionList, ActionRow } from '../../area/ActionList';
import type { AgendaItem } from './agenda';

const Calm = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(5)};
  & > svg {
    color: ${color.success};
  }
`;

/** What waits for the owner, each with the one thing to do about it. */
export function AgendaSection({
  items,
  unlisted,
}: {
  items: readonly AgendaItem[];
  /** How many requests wait beyond those listed. */
  unlisted: number;
}) {
  return (
    <Section title="Needs you">
      <Card $flush>
        {items.length === 0 ? (
          <Calm>
            <CircleCheck aria-hidden size={22} />
            <Text>Nothing waits for you. We tell you here as soon as something does.</Text>
          </Calm>
        ) : (
          <ActionList>
            {items.map(({ key, title, description, address, action }, position) => (
              <ActionRow key={key}>
                <div>
                  <Text as="div" weight="semibold">
                    {title}
                  </Text>
                  <Text as="div" size="sm" tone="muted">
                    {description}
                  </Text>
                </div>
                <Button
                  asLink
                  to={address}
                  variant={position === 0 ? 'default' : 'outline'}
                  aria-label={`${action}: ${description}`}
                >
                  {action}
                </Button>
              </ActionRow>
            ))}
          </ActionList>
        )}
      </Card>
      {unlisted > 0 && (
        <Text size="sm" tone="muted" spaceAbove={3}>
          {unlisted.toLocaleString()} more {unlisted === 1 ? 'request waits' : 'requests wait'} for
          you. <Link to={`${paths.requests()}?sort=updated`}>See all your requests</Link>
        </Text>
      )}
    </Section>
  );
}
