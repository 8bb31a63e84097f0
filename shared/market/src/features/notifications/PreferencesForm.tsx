import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationPreferencesQuery, saveNotificationPreferences } from '../../api/notifications';
import { messageOf, notify, useAuth } from '@tree-service/kernel';
import { ErrorCard, Heading, SkeletonText, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import { preferenceGroups, withChanges } from './preferenceGroups';
import { QuietHours } from './QuietHours';
import { CHANNELS, WishColumns, WishRow } from './WishRow';

const ColumnName = styled(Text)`
  text-align: center;
`;

/** What the signed-in person wants to hear, and when not. Each change is kept at once. */
export function PreferencesForm() {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const query = notificationPreferencesQuery(userId);
  const { data, error, refetch } = useQuery({ ...query, enabled: userId !== '' });
  const { mutate } = useMutation({
    mutationFn: saveNotificationPreferences,
    scope: { id: 'notification_preferences' },
    // A box is ticked at once; what could not be kept goes back with the message.
    onMutate: (changes) => {
      queryClient.setQueryData(query.queryKey, (known) => known && withChanges(known, changes));
    },
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    onError: (problem) => {
      notify.error(messageOf(problem));
      return queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });

  if (data) {
    return (
      <VStack $gap={6}>
        <QuietHours preferences={data} onChange={mutate} />
        {preferenceGroups(data.kinds).map(({ topic, wishes }) => (
          <div key={topic}>
            <WishColumns>
              <Heading level={3} size="md">
                {topic}
              </Heading>
              {CHANNELS.map(([channel, , short]) => (
                // Each box carries the channel's name itself.
                <ColumnName key={channel} forwardedAs="div" size="xs" tone="muted" aria-hidden>
                  {short}
                </ColumnName>
              ))}
            </WishColumns>
            {wishes.map((wish) => (
              <WishRow key={wish.kind} wish={wish} onChange={mutate} />
            ))}
          </div>
        ))}
      </VStack>
    );
  }
  if (error) {
    return (
      <ErrorCard
        title="We could not load your preferences"
        description={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonText lines={6} label="Loading your preferences" />;
}
