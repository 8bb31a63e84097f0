import { paths } from '@tree-service/shared/contract';
import { Button, Card, color, Link, media, Section, space, Text } from '@tree-service/shared/ui';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import type { AgendaItem } from './agenda';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
  }
`;

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
          <List>
            {items.map(({ key, title, description, address, action }, position) => (
              <Row key={key}>
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
              </Row>
            ))}
          </List>
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
