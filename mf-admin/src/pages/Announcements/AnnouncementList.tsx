import type { Announcement } from '@tree-service/market/api/announcements';
import { formatMoment, isKeyOf } from '@tree-service/domain';
import { Card, HStack, StatusPill, Text, VStack } from '@tree-service/design';
import { showWithdrawn, withdrawAnnouncement } from '../../api/announcements';
import { DecideButton } from '../../caseFile/DecideButton';
import { useDecision } from '../../layout/useDecision';
import { SEVERITIES, announcementStatus } from './announcementForm';

export function AnnouncementList({
  announcements,
}: {
  readonly announcements: readonly Announcement[];
}) {
  const { mutateAsync: withdraw } = useDecision({
    run: ({ id, reason }: { id: string; reason: string }) => withdrawAnnouncement(id, reason),
    done: 'Announcement withdrawn',
    closes: [],
    refresh: [['announcements']],
    show: (_, { id }) => showWithdrawn(id),
  });
  return (
    <VStack>
      {announcements.map((announcement) => {
        const { id, message, severity, shown_from, shown_until } = announcement;
        const { label, tone } = announcementStatus(announcement, new Date());
        return (
          <Card key={id} as="article" aria-label={message}>
            <VStack $gap={3}>
              <HStack $justify="space-between" $wrap>
                <Text as="span" size="sm" tone="muted">
                  {isKeyOf(SEVERITIES, severity) ? SEVERITIES[severity].label : severity},{' '}
                  {formatMoment(shown_from)} to {formatMoment(shown_until)}
                </Text>
                <StatusPill tone={tone}>{label}</StatusPill>
              </HStack>
              <Text>{message}</Text>
              {(label === 'Live' || label === 'Scheduled') && (
                <div>
                  <DecideButton
                    label="Withdraw"
                    name={`Withdraw “${message}”`}
                    title="Withdraw the announcement"
                    hint="Saved to the audit log."
                    draft={`announcement-withdraw/${id}`}
                    onDecide={(reason) => withdraw({ id, reason })}
                  >
                    <Text>It disappears from open pages within 5 minutes.</Text>
                  </DecideButton>
                </div>
              )}
            </VStack>
          </Card>
        );
      })}
    </VStack>
  );
}
