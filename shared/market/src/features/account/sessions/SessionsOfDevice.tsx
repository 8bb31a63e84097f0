import { formatMoment } from '@tree-service/domain';
import { Details, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import type { DeviceGroup } from './deviceGroups';
import { EndSessions } from './EndSessions';
import { sessionTimes } from './sessionTimes';

const List = styled.ul`
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

interface SessionsOfDeviceProps {
  readonly device: DeviceGroup;
  readonly now: Date;
  readonly onEnded: () => Promise<void>;
}

/** The sessions of a device, folded. */
export function SessionsOfDevice({ device, now, onEnded }: SessionsOfDeviceProps) {
  const { name, sessions } = device;
  return (
    <Details show="Show sessions" hide="Hide sessions">
      <List role="list" aria-label={`Sessions of ${name}`}>
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
      </List>
    </Details>
  );
}
