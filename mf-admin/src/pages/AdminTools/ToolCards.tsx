import { Link } from 'react-router';
import styled from 'styled-components';
import { Badge, Card, color, Grid, Heading, HStack, space, Text } from '@tree-service/design';
import type { Tool } from './toolGroups';
import type { WaitingCount } from './waitingCount';

const ToolLink = styled(Card)`
  display: flex;
  gap: ${space(4)};
  align-items: flex-start;
  height: 100%;
  & > svg {
    flex: none;
    color: ${color.brandText};
  }
`;

interface ToolCardsProps {
  readonly tools: readonly Tool[];
  /** How many decisions wait on a page, by its address. */
  readonly waiting: ReadonlyMap<string, WaitingCount>;
}

function WaitingBadge({ count }: { readonly count: WaitingCount }) {
  if (count === 'unknown') return <Badge tone="neutral">Waiting: not known</Badge>;
  return typeof count === 'number' && count > 0 ? (
    <Badge tone="accent">{count} waiting</Badge>
  ) : null;
}

/** A card for each page, with how much waits there. */
export function ToolCards({ tools, waiting }: ToolCardsProps) {
  return (
    <Grid $min="18rem" $gap={4}>
      {tools.map(({ to, name, what, Icon }) => {
        const count = waiting.get(to);
        return (
          <ToolLink key={to} as={Link} to={to} $interactive>
            <Icon size={24} aria-hidden />
            <span>
              <HStack as="span" $gap={3} $wrap>
                <Heading level={3} size="md">
                  {name}
                </Heading>
                {count !== undefined && <WaitingBadge count={count} />}
              </HStack>
              <Text as="span" size="sm" tone="muted">
                {what}
              </Text>
            </span>
          </ToolLink>
        );
      })}
    </Grid>
  );
}
