import { formatAge, formatMoment } from '@tree-service/domain';
import { Badge, Button, color, Details, HStack, media, space, Text } from '@tree-service/design';
import { Monitor, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { useMutation } from '@tanstack/react-query';
import { messageOf, notify } from '@tree-service/kernel';
import { endSessions, type PersonalSession } from '../../../api/sessions';
import { deviceWords, type DeviceWords } from './deviceWords';

/** The sessions of one browser on one kind of device. */
interface DeviceGroup extends DeviceWords {
  /** In the order they were given: the current one first, then the latest seen. */
  readonly sessions: readonly PersonalSession[];
  /** Whether the current session is one of them. */
  readonly isHere: boolean;
}

/** Sessions by what their owner would call the device, in the order of the first of each. */
export function deviceGroups(sessions: readonly PersonalSession[]): DeviceGroup[] {
  const groups = new Map<string, DeviceGroup>();
  for (const session of sessions) {
    const words = deviceWords(session.device);
    const group = groups.get(words.name);
    groups.set(words.name, {
      ...words,
      isHandheld: words.isHandheld || group?.isHandheld === true,
      sessions: [...(group?.sessions ?? []), session],
      isHere: session.is_current || group?.isHere === true,
    });
  }
  return [...groups.values()];
}

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
  & > details {
    grid-column: 2 / -1;
  }
  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Sessions = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Session = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

/** A session is seen when it renews its hourly token; in between nothing more is known. */
const KNOWN_TO_MS = 65 * 60_000;

/** "active in the past hour", "last active 3 hours ago". */
const lastActive = ({ last_seen_at }: PersonalSession, now: Date): string =>
  now.getTime() - new Date(last_seen_at).getTime() < KNOWN_TO_MS
    ? 'active in the past hour'
    : `last active ${formatAge(last_seen_at, now)}`;

/** "Signed in Nov 20, 8:00 AM · last active 3 hours ago"; the session in use is active now. */
const sessionTimes = (session: PersonalSession, now: Date): string =>
  `Signed in ${formatMoment(session.started_at)}${session.is_current ? '' : ` · ${lastActive(session, now)}`}`;

interface EndSessionsProps {
  readonly sessions: readonly PersonalSession[];
  /** What is logged out, in messages: "Chrome on Windows". */
  readonly what: string;
  /** The accessible name. */
  readonly name: string;
  readonly label?: string;
  readonly onEnded: () => Promise<void>;
}

/** Logs out some sessions of the account at once. */
function EndSessions({ sessions, what, name, label, onEnded }: EndSessionsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSessions(sessions.map(({ id }) => id)),
    onSuccess: () => notify.success(`${what} was logged out`),
    onError: (problem) =>
      notify.error(`We couldn't log out ${what}`, { description: messageOf(problem) }),
    onSettled: onEnded,
  });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isPending}
      aria-label={name}
      onClick={() => mutate()}
    >
      {label ?? 'Log out'}
    </Button>
  );
}

interface SessionsOfDeviceProps {
  readonly device: DeviceGroup;
  readonly now: Date;
  readonly onEnded: () => Promise<void>;
}

/** The sessions of a device, folded. */
function SessionsOfDevice({ device, now, onEnded }: SessionsOfDeviceProps) {
  const { name, sessions } = device;
  return (
    <Details show="Show sessions" hide="Hide sessions">
      <Sessions role="list" aria-label={`Sessions of ${name}`}>
        {sessions.map((session) => (
          <Session key={session.id}>
            <Text as="span" size="sm">
              {sessionTimes(session, now)}
              {session.is_current && ' · the session you are using'}
            </Text>
            {!session.is_current && (
              <EndSessions
                sessions={[session]}
                what={name}
                name={`Log out ${name}, signed in ${formatMoment(session.started_at)}`}
                onEnded={onEnded}
              />
            )}
          </Session>
        ))}
      </Sessions>
    </Details>
  );
}

interface DeviceRowProps {
  readonly device: DeviceGroup;
  readonly now: Date;
  readonly onEnded: () => Promise<void>;
}

/** A device with its sessions; all but the current one can be logged out, together or one by one. */
export function DeviceRow({ device, now, onEnded }: DeviceRowProps) {
  const { name, isHandheld, isHere, sessions } = device;
  const others = sessions.filter(({ is_current }) => !is_current);
  const [first] = sessions;
  const [latestOther] = others;
  const isOne = sessions.length === 1;
  const Picture = isHandheld ? Smartphone : Monitor;
  return (
    <Row>
      <Picture aria-hidden size={22} />
      <div>
        <HStack $gap={2} $wrap>
          <Text as="strong" weight="semibold">
            {name}
          </Text>
          {isHere && <Badge tone="success">This device</Badge>}
        </HStack>
        <Text size="sm" tone="muted">
          {isOne && first
            ? sessionTimes(first, now)
            : `${sessions.length} sessions · ${isHere || !latestOther ? 'active now' : lastActive(latestOther, now)}`}
        </Text>
      </div>
      {isOne && latestOther && (
        <EndSessions
          sessions={others}
          what={name}
          name={`Log out ${name}, signed in ${formatMoment(latestOther.started_at)}`}
          onEnded={onEnded}
        />
      )}
      {!isOne && (
        <>
          <EndSessions
            sessions={others}
            what={isHere ? `${name} elsewhere` : name}
            name={isHere ? `Log out others, ${name}` : `Log out all, ${name}`}
            label={isHere ? 'Log out others' : 'Log out all'}
            onEnded={onEnded}
          />
          <SessionsOfDevice device={device} now={now} onEnded={onEnded} />
        </>
      )}
    </Row>
  );
}
