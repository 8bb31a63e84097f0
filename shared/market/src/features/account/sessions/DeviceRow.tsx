import { formatMoment } from '@tree-service/domain';
import { Badge, color, HStack, media, space, Text } from '@tree-service/design';
import { Monitor, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import type { DeviceGroup } from './deviceGroups';
import { EndSessions } from './EndSessions';
import { SessionsOfDevice } from './SessionsOfDevice';
import { lastActive, sessionTimes } from './sessionTimes';

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
