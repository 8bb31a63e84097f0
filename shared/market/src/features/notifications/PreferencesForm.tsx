import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type NotificationPreferences,
  notificationPreferencesQuery,
  saveNotificationPreferences,
} from '../../api/notifications';
import { messageOf, notify, useAuth } from '@tree-service/kernel';
import { ChoiceCards, Details, Heading, QueryBoundary, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import { isKeyOf, NOTIFICATION_KINDS, type NotificationWeight } from '@tree-service/domain';
import { QuietHours } from './QuietHours';
import { StoppedMails } from './StoppedMails';
import { TextMessages } from './TextMessages';
import {
  channelsOf,
  PreferenceColumns,
  PreferenceRow,
  preferenceGroups,
  withChanges,
} from './PreferenceRow';

const ColumnName = styled(Text)`
  text-align: center;
`;

type KindPreference = NotificationPreferences['kinds'][number];

/** The names of the presets, from most to least. */
type PresetName = 'everything' | 'needed' | 'urgent';

// Kinds of a newer server count as news.
const weightOf = (kind: string): NotificationWeight =>
  isKeyOf(NOTIFICATION_KINDS, kind) ? NOTIFICATION_KINDS[kind].weight : 'news';

const SENT: Readonly<Record<PresetName, readonly NotificationWeight[]>> = {
  everything: ['urgent', 'action', 'news'],
  needed: ['urgent', 'action'],
  urgent: ['urgent'],
};

/** The presets as people choose them. */
export const PRESETS: readonly { value: PresetName; label: string; for: string }[] = [
  { value: 'everything', label: 'Everything', for: 'for everything.' },
  {
    value: 'needed',
    label: "When you're needed",
    for: 'for messages, quotes and anything waiting for your response.',
  },
  {
    value: 'urgent',
    label: 'Urgent only',
    for: 'for deadlines and last-minute changes.',
  },
];

/** The presets with what they send, where push messages reach the person or not. */
const presetsFor = (hasPush: boolean) =>
  PRESETS.map(({ value, label, for: what }) => ({
    value,
    label,
    hint: `${hasPush ? 'Email and push' : 'Email'} ${what}`,
  }));

/** The preferences a preset sets: what it sends, and everything in the product. Text messages stay as they are. */
export function preferencesOf(
  preset: PresetName,
  kinds: readonly KindPreference[],
): KindPreference[] {
  return kinds.map((known) => {
    const isSent = SENT[preset].includes(weightOf(known.kind));
    return { ...known, in_app: true, email: isSent, push: isSent };
  });
}

/** The preset that preferences match; null for a custom mix. */
export function presetOf(kinds: readonly KindPreference[]): PresetName | null {
  const matches = ({ value }: { value: PresetName }) =>
    preferencesOf(value, kinds).every((wanted, place) => {
      const known = kinds[place];
      return (
        known !== undefined &&
        known.in_app === wanted.in_app &&
        known.email === wanted.email &&
        known.push === wanted.push
      );
    });
  return PRESETS.find(matches)?.value ?? null;
}

/** Three amounts of email and, where it reaches the person, push to choose from; each replaces what was chosen kind by kind. */
function PresetChoice({
  preferences: { kinds, push_reaches },
  onChange,
}: {
  preferences: NotificationPreferences;
  onChange: (changes: Partial<NotificationPreferences>) => void;
}) {
  const chosen = presetOf(kinds);
  return (
    <VStack $gap={3}>
      <ChoiceCards
        label="What we send you"
        name="notification_preset"
        options={presetsFor(push_reaches)}
        value={chosen}
        onChange={(preset) => onChange({ kinds: preferencesOf(preset, kinds) })}
      />
      <Text size="sm" tone="muted">
        {chosen === null
          ? "You've chosen your own mix of notifications. Picking a preset replaces it."
          : 'On the site you always see everything.'}
      </Text>
    </VStack>
  );
}

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
          {preferences.mails_stopped && (
            <StoppedMails
              stop={preferences.mails_stopped}
              onChanged={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
            />
          )}
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
