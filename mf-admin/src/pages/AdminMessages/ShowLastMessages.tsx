import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { lastMessagesQuery, type OverseenConversation } from '../../api/oversight';
import { useDecision } from '../../layout/useDecision';

interface ShowLastMessagesProps {
  readonly conversations: readonly OverseenConversation[];
  readonly onShown: (reason: string) => void;
}

/** Asks once for the reason to see the last message of every conversation that is listed. */
export function ShowLastMessages({ conversations, onShown }: ShowLastMessagesProps) {
  const queries = useQueryClient();
  const { mutateAsync } = useDecision({
    run: (reason: string) => queries.fetchQuery(lastMessagesQuery(conversations, reason)),
    refresh: [],
    onDone: (_, reason) => onShown(reason),
  });
  return (
    <ReasonDialog
      keepLabel="Cancel"
      trigger={
        <Button variant="outline" size="sm">
          Show last messages
        </Button>
      }
      title="Show last messages?"
      description="Shows how the last message of each conversation begins, also on the other pages of the list until you leave it."
      label="Reason"
      hint="Saved to the audit log for each conversation."
      draft="last-messages"
      confirmLabel="Show last messages"
      mostCharacters={500}
      onConfirm={mutateAsync}
    />
  );
}
