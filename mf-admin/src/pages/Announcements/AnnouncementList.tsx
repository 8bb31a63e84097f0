import { withdrawAnnouncement, type Announcement } from '@tree-service/market/api/announcements';
import { formatMoment, isKeyOf } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Card, HStack, StatusPill, Text, VStack } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';
import { SEVERITIES, announcementStatus } from './announcementForm';

export function AnnouncementList({
  announcements,
}: {
  readonly announcements: readonly Announcement[];
}) {
  const refresh = useRefresh(['announcements']);
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
                    onDecide={async (reason) => {
                      await withdrawAnnouncement(id, reason);
                      notify.success('Announcement withdrawn');
                      await refresh();
                    }}
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
