import { useJobNote } from '@tree-service/market/features/timeline';
import { Alert } from '@tree-service/design';

/** The owner's reason for sending delivered work back. */
export function ReopenedNote({ requestId, ownerName }: { requestId: string; ownerName: string }) {
  const note = useJobNote(requestId, 'reopen');
  if (note === null) return null;
  return (
    <Alert tone="warning" title={`${ownerName} found something missing`}>
      {note}
    </Alert>
  );
}
