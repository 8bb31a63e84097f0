import { withdrawAnnouncement, type Announcement } from '@tree-service/market/api/announcements';
import { formatMoment, isKeyOf } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Card, HStack, StatusPill, Text, VStack } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';
import { SEVERITIES, standingOf } from './announcementForm';

/** Notices, the one that ends last first, with the way to take one down. */
export function AnnouncementList({ notices }: { readonly notices: readonly Announcement[] }) {
  const refresh = useRefresh(['announcements']);
  return (
    <VStack>
      {notices.map((notice) => {
        const { id, message, severity, shown_from, shown_until } = notice;
        const { label, tone } = standingOf(notice, new Date());
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
              {(label === 'Shown now' || label === 'Planned') && (
                <div>
                  <DecideButton
                    label="Withdraw"
                    name={`Withdraw “${message}”`}
                    title="Withdraw the notice"
                    hint="Kept in the audit log."
                    onDecide={async (reason) => {
                      await withdrawAnnouncement(id, reason);
                      notify.success('The notice is withdrawn');
                      await refresh();
                    }}
                  >
                    <Text>Nobody is shown it any more, within 5 minutes on open pages.</Text>
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
