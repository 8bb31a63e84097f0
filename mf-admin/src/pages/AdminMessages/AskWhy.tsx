import { Button, Heading, Text, VStack } from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { sayWhyRead, type OverseenConversation } from '../../api/oversight';
import { useDecision } from '../../layout/useDecision';

interface AskWhyProps {
  readonly conversation: OverseenConversation;
  readonly onSaid: () => void;
}

/** Asks for the reason before a conversation is shown. */
export function AskWhy({ conversation, onSaid }: AskWhyProps) {
  const { id, service_requests: request, vendor_profiles: vendor } = conversation;
  const { mutateAsync } = useDecision({
    run: (reason: string) => sayWhyRead(id, reason),
    refresh: [],
    onDone: onSaid,
  });
  return (
    <VStack $align="start">
      <Heading level={2} size="xl">
        {request.contact_name} and {vendor.business_name}
      </Heading>
      <Text tone="muted">Say why before you read this conversation.</Text>
      <ReasonDialog
        keepLabel="Cancel"
        trigger={<Button>Read conversation</Button>}
        title="Read this conversation?"
        description={`Shows the messages about request no. ${request.number}.`}
        label="Reason"
        hint="Saved to the audit log."
        draft={`read-conversation/${id}`}
        confirmLabel="Read conversation"
        mostCharacters={500}
        onConfirm={mutateAsync}
      />
    </VStack>
  );
}
