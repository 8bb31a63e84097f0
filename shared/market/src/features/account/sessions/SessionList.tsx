import { LOCALE } from '@tree-service/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, mySessionsQuery } from '../../../api/sessions';
import { useNow } from '@tree-service/design/hooks';
import { messageOf, notify, useAuth } from '@tree-service/kernel';
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorCard,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/design';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { MonitorSmartphone } from 'lucide-react';
import { DeviceRow, deviceGroups } from './DeviceRow';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const A_MINUTE_MS = 60_000;

/** Ends the sessions of the account on every other device, after asking. */
function OtherSessions({ onEnded }: { onEnded: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      notify.success("You're logged out everywhere else");
      await onEnded();
    },
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <MonitorSmartphone aria-hidden size={18} />
        Log out everywhere else
      </Button>
      <ConfirmDialog
        cancelLabel="Cancel"
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Log out everywhere else?"
        description="All other browsers and devices are logged out: at once where the site is open, otherwise when it is next used. You stay signed in here."
        confirmLabel="Log out everywhere else"
        onConfirm={() => mutateAsync()}
      />
    </div>
  );
}

/** All sessions of the account by device; each can be logged out, a device, or all others together. */
export function SessionList() {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const query = mySessionsQuery(userId);
  const { data, error, refetch } = useQuery({ ...query, enabled: userId !== '' });
  const now = useNow(A_MINUTE_MS);
  const list = useRef<HTMLUListElement>(null);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  // The pressed button disappears with its row; keep keyboard focus in the list.
  const leaveRow = async () => {
    await readAgain();
    list.current?.focus();
  };

  if (data) {
    const unlisted = data.total - data.sessions.length;
    return (
      <VStack>
        <Card $flush>
          <List ref={list} tabIndex={-1} aria-label="Where you're signed in">
            {deviceGroups(data.sessions).map((device) => (
              <DeviceRow key={device.name} device={device} now={now} onEnded={leaveRow} />
            ))}
          </List>
        </Card>
        {unlisted > 0 && (
          <Text size="sm" tone="muted">
            {unlisted.toLocaleString(LOCALE)} more not used recently. “Log out everywhere else” ends
            them too.
          </Text>
        )}
        {data.total > 1 && <OtherSessions onEnded={readAgain} />}
      </VStack>
    );
  }
  if (error) {
    return (
      <VStack>
        <ErrorCard
          title="We couldn't load your sessions"
          description={messageOf(error)}
          onRetry={() => void refetch()}
        />
        <OtherSessions onEnded={readAgain} />
      </VStack>
    );
  }
  return <SkeletonText lines={3} label="Loading your sessions" />;
}
