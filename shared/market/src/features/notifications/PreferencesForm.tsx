import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationPreferencesQuery, saveNotificationPreferences } from '../../api/notifications';
import { messageOf, notify, useAuth } from '@tree-service/kernel';
import { Details, Heading, QueryBoundary, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import { preferenceGroups, withChanges } from './preferenceGroups';
import { PresetChoice } from './PresetChoice';
import { QuietHours } from './QuietHours';
import { TextMessages } from './TextMessages';
import { channelsOf, PreferenceColumns, PreferenceRow } from './PreferenceRow';

const ColumnName = styled(Text)`
  text-align: center;
`;

/** Notification presets, quiet hours, and each kind separately. Each change is saved immediately. */
export function PreferencesForm() {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const query = notificationPreferencesQuery(userId);
  const stored = useQuery({ ...query, enabled: userId !== '' });
  const { mutate } = useMutation({
    mutationFn: saveNotificationPreferences,
    scope: { id: 'notification_preferences' },
    // Optimistic: a failed change is undone with a message.
    onMutate: (changes) => {
      queryClient.setQueryData(query.queryKey, (known) => known && withChanges(known, changes));
    },
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    onError: (problem) => {
      notify.error(messageOf(problem));
      return queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });

  return (
    <QueryBoundary query={stored} what="your preferences">
      {(preferences) => (
        <VStack $gap={6}>
          <PresetChoice preferences={preferences} onChange={mutate} />
          <QuietHours preferences={preferences} onChange={mutate} />
          {preferences.texts && (
            <TextMessages
              texts={preferences.texts}
              onChanged={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
            />
          )}
          <Details show="Customize by type" hide="Hide types">
            <VStack $gap={6}>
              {preferenceGroups(preferences.kinds).map(({ topic, kinds }) => (
                <div key={topic}>
                  <PreferenceColumns $channels={channelsOf(preferences).length}>
                    <Heading level={3} size="md">
                      {topic}
                    </Heading>
                    {channelsOf(preferences).map(([channel, , short]) => (
                      // Each box carries the channel's name itself.
                      <ColumnName
                        key={channel}
                        forwardedAs="div"
                        size="xs"
                        tone="muted"
                        aria-hidden
                      >
                        {short}
                      </ColumnName>
                    ))}
                  </PreferenceColumns>
                  {kinds.map((preference) => (
                    <PreferenceRow
                      key={preference.kind}
                      preference={preference}
                      channels={channelsOf(preferences)}
                      onChange={mutate}
                    />
                  ))}
                </div>
              ))}
            </VStack>
          </Details>
        </VStack>
      )}
    </QueryBoundary>
  );
}
