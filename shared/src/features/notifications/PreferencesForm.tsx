import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  notificationPreferencesQuery,
  saveNotificationPreferences,
  type NotificationPreferences,
} from '@tree-service/shared/api/notifications';
import { messageOf, notify, useAuth } from '@tree-service/shared/runtime';
import {
  Checkbox,
  ErrorCard,
  Heading,
  HStack,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/shared/ui';
import { preferenceGroups, type NamedWish } from './preferenceGroups';
import { QuietHours } from './QuietHours';

const CHANNELS = [
  ['in_app', 'In the product'],
  ['email', 'Email'],
  ['push', 'Push'],
] as const;

type Change = (changes: Partial<NotificationPreferences>) => void;

function Wish({ wish, onChange }: { wish: NamedWish; onChange: Change }) {
  return (
    <div role="group" aria-label={wish.name}>
      <Text as="div">{wish.name}</Text>
      <HStack $gap={4} $wrap>
        {CHANNELS.map(([channel, label]) => (
          <Checkbox
            key={channel}
            checked={wish[channel]}
            onChange={({ target }) => {
              const { kind, in_app, email, push } = wish;
              onChange({ kinds: [{ kind, in_app, email, push, [channel]: target.checked }] });
            }}
            label={label}
          />
        ))}
      </HStack>
    </div>
  );
}

/** What the signed-in person wants to hear, and when not. Each change is kept at once. */
export function PreferencesForm() {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const query = notificationPreferencesQuery(userId);
  const { data, error, refetch } = useQuery({ ...query, enabled: userId !== '' });
  const { mutate } = useMutation({
    mutationFn: saveNotificationPreferences,
    scope: { id: 'notification_preferences' },
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    onError: (problem) => notify.error(messageOf(problem)),
  });

  if (data) {
    return (
      <VStack $gap={6}>
        <QuietHours preferences={data} onChange={mutate} />
        {preferenceGroups(data.kinds).map(({ topic, wishes }) => (
          <VStack key={topic} $gap={4}>
            <Heading level={3} size="md">
              {topic}
            </Heading>
            {wishes.map((wish) => (
              <Wish key={wish.kind} wish={wish} onChange={mutate} />
            ))}
          </VStack>
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
