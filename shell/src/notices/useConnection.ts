import { useEffect, useState } from 'react';
import { isOnline, watchNetwork } from '@tree-service/kernel/native';

const BACK_ONLINE_MS = 3000;

/** How the line is: `steady`, `offline`, or `back` for 3 seconds after it returned. */
export type Connection = 'steady' | 'offline' | 'back';

/** Follows whether the device is on a network. */
export function useConnection(): Connection {
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
