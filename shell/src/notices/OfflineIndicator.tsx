import { Wifi, WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { isOnline, watchNetwork } from '@tree-service/kernel/native';

const Pill = styled.p<{ $offline: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme, $offline }) => ($offline ? theme.color.warningSoft : theme.color.successSoft)};
  color: ${({ theme, $offline }) => ($offline ? theme.color.warning : theme.color.success)};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  box-shadow: ${({ theme }) => theme.shadow.md};
  /* What it lies on can still be pressed. */
  && {
    pointer-events: none;
  }
`;

const Region = styled.div`
  && {
    pointer-events: none;
  }
`;

const BACK_ONLINE_MS = 3000;

/** How the line is: `steady`, `offline`, or `back` for 3 seconds after it returned. */
type Connection = 'steady' | 'offline' | 'back';

/** Follows whether the device is on a network. */
function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(() =>
    isOnline() ? 'steady' : 'offline',
  );

  useEffect(() => watchNetwork((online) => setConnection(online ? 'back' : 'offline')), []);

  useEffect(() => {
    if (connection !== 'back') return undefined;
    const timer = setTimeout(() => setConnection('steady'), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [connection]);

  return connection;
}

/** Says that the device is off the network, and for 3 seconds that it is back. */
export function OfflineIndicator() {
  const connection = useConnection();
  const isOffline = connection === 'offline';
  // The region is always rendered: screen readers only announce changes inside one.
  return (
    <Region role="status">
      {connection !== 'steady' && (
        <Pill $offline={isOffline}>
          {isOffline ? <WifiOff size={18} aria-hidden /> : <Wifi size={18} aria-hidden />}
          {isOffline ? "You're offline" : 'Back online'}
        </Pill>
      )}
    </Region>
  );
}
