import { LOCALE } from '@tree-service/domain';
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
    flex: none;
    color: ${color.success};
  }
`;

/** What needs the owner's attention, each with its action. */
export function AgendaSection({
  items,
  unlisted,
}: {
  items: readonly AgendaItem[];
  /** How many more requests need attention than are listed. */
  unlisted: number;
}) {
  return (
    <Section title="Needs your attention">
      <Card $flush>
        {items.length === 0 ? (
          <Calm>
            <CircleCheck aria-hidden size={22} />
            <Text>You're all caught up. Quotes, messages, and finished work will appear here.</Text>
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
                  size="sm"
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
          {unlisted.toLocaleString(LOCALE)} more{' '}
          {unlisted === 1 ? 'request needs' : 'requests need'} your attention.{' '}
          <Link to={`${paths.requests()}?sort=updated`}>See all requests</Link>
        </Text>
      )}
    </Section>
  );
}
