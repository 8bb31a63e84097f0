import type { Onboarding } from '../../api/onboarding';
import { CREDENTIAL_KINDS, formatDay } from '@tree-service/domain';
import { Card, Heading, Text } from '@tree-service/design';
import { PlainList } from '../../area/PlainList';

/** What administrators requested, and the credentials they did not accept; latest first. */
export function ReviewFeedback({
  onboarding: { requests, rejected_credentials: rejected },
}: {
  onboarding: Pick<Onboarding, 'requests' | 'rejected_credentials'>;
}) {
  const asked = requests.flatMap(({ reason, asked_at: at }) => (reason ? [{ reason, at }] : []));
  if (asked.length === 0 && rejected.length === 0) return null;
  return (
    <Card>
      <Heading level={2} size="lg">
        What we need from you
      </Heading>
      <PlainList $gap={3}>
        {asked.map(({ reason, at }) => (
          <li key={at}>
            <Text>{reason}</Text>
            <Text size="sm" tone="muted">
              {formatDay(at)}
            </Text>
          </li>
        ))}
        {rejected.map(({ credential_id: id, kind, reason, rejected_at: at }) => (
          <li key={id}>
            <Text>
              {CREDENTIAL_KINDS[kind]} was not accepted: {reason}
            </Text>
            <Text size="sm" tone="muted">
              {formatDay(at)}. Add another document and we'll review it again.
            </Text>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
