import { Link } from 'react-router';
import styled from 'styled-components';
import { Badge, Card, color, Grid, Heading, HStack, space, Text } from '@tree-service/design';
import { openCount } from './openCount';
import type { Tool } from './toolGroups';

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

function OpenBadge({ useDecisions }: Required<Pick<Tool, 'useDecisions'>>) {
  const count = openCount(useDecisions());
  if (count === 'unknown') return <Badge tone="neutral">Open: unknown</Badge>;
  return count !== 'loading' && count > 0 ? <Badge tone="accent">{count} open</Badge> : null;
}

/** A card for each page; those of review queues say how many decisions are open. */
export function ToolCards({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <Grid $min="18rem" $gap={4}>
      {tools.map(({ path, title, what, Icon, useDecisions }) => (
        <ToolLink key={title} as={Link} to={path()} $interactive>
          <Icon size={24} aria-hidden />
          <span>
            <HStack as="span" $gap={3} $wrap>
              <Heading level={3} size="md">
                {title}
              </Heading>
              {useDecisions && <OpenBadge useDecisions={useDecisions} />}
            </HStack>
            <Text as="span" size="sm" tone="muted">
              {what}
            </Text>
          </span>
        </ToolLink>
      ))}
    </Grid>
  );
}
