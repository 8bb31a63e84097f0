import { useMutation } from '@tanstack/react-query';
import { endSession, type PersonalSession } from '../../../api/sessions';
import { formatAge, formatMoment } from '@tree-service/domain';
import { messageOf, notify } from '@tree-service/kernel';
import { Badge, Button, color, HStack, media, space, Text } from '@tree-service/design';
import { Monitor, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { deviceWords } from './deviceWords';

/** A session is seen when it renews its hourly token; in between nothing more is known. */
const KNOWN_TO_MS = 65 * 60_000;

const lastActive = (seenAt: string, now: Date) =>
  now.getTime() - new Date(seenAt).getTime() < KNOWN_TO_MS
    ? 'active in the past hour'
    : `last active ${formatAge(seenAt, now)}`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding: ${space(4)} ${space(5)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  & > svg {
    color: ${color.textMuted};
  }
  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** One session; all but the current one can be logged out. */
export function SessionRow({
  session,
  now,
  onEnded,
}: {
  session: PersonalSession;
  now: Date;
  onEnded: () => Promise<void>;
}) {
  const { name, isHandheld } = deviceWords(session.device);
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => notify.success(`${name} was logged out`),
    onError: (problem) =>
      notify.error(`We couldn't log out ${name}`, { description: messageOf(problem) }),
    onSettled: onEnded,
  });
  const Picture = isHandheld ? Smartphone : Monitor;
  return (
    <Row>
      <Picture aria-hidden size={22} />
      <div>
        <HStack $gap={2} $wrap>
          <Text as="strong" weight="semibold">
            {name}
          </Text>
          {session.is_current && <Badge tone="success">This device</Badge>}
        </HStack>
        <Text size="sm" tone="muted">
          Signed in {formatMoment(session.started_at)}
          {!session.is_current && ` · ${lastActive(session.last_seen_at, now)}`}
        </Text>
      </div>
      {!session.is_current && (
        <Button
          variant="outline"
          size="sm"
          loading={isPending}
          aria-label={`Log out ${name}, signed in ${formatMoment(session.started_at)}`}
          onClick={() => mutate()}
        >
          Log out
        </Button>
      )}
    </Row>
  );
}
