import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@tree-service/domain';
import { Card, QueryBoundary, Text } from '@tree-service/design';
import { useAuth } from '@tree-service/kernel';
import styled from 'styled-components';
import { myViewingsQuery } from '../../api/viewings';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** When administrators looked at the pages of the account, and why. */
export function ViewingList() {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const viewings = useQuery({ ...myViewingsQuery(userId), enabled: userId !== '' });
  return (
    <Card>
      <QueryBoundary query={viewings} what="who looked at your pages">
        {(found) =>
          found.length === 0 ? (
            <Text tone="muted">No administrator has looked at your pages.</Text>
          ) : (
            <List aria-label="Viewed by administrators">
              {found.map(({ id, reason, started_at }) => (
                <Text key={id} as="li">
                  An administrator looked at your pages on {formatMoment(started_at)}: “{reason}”
                </Text>
              ))}
            </List>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
