import { useQuery } from '@tanstack/react-query';
import { requestTimelineQuery } from '@tree-service/market/api/requests';
import { Alert } from '@tree-service/design';

/** The owner's reason for sending delivered work back. */
export function ReopenedNote({ requestId, ownerName }: { requestId: string; ownerName: string }) {
  const { data } = useQuery(requestTimelineQuery(requestId));
  const note = [...(data ?? [])]
    .reverse()
    .find(({ machine, event }) => machine === 'job' && event === 'reopen')?.note;
  if (!note) return null;
  return (
    <Alert tone="warning" title={`${ownerName} found something missing`}>
      {note}
    </Alert>
  );
}
