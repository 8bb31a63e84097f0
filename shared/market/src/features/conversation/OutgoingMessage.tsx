import { messageOf } from '@tree-service/kernel';
import { Button, HStack, Text } from '@tree-service/design';
import { FileTile } from './attachments/FileTile';
import { MessageBubble } from './MessageBubble';
import type { OutboxEntry } from './outbox';

/** A message on its way: how sending is doing, and after a failure what can be done about it. */
export function OutgoingMessage({
  entry,
  onRetry,
  onDiscard,
}: {
  entry: OutboxEntry;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const files = entry.files.map((file) => <FileTile key={file.key} picked={file} />);
  if (entry.status !== 'failed') {
    const note = entry.status === 'sending' ? 'Sending…' : 'Waiting for your connection';
    return <MessageBubble isOwn author="You" body={entry.body} files={files} note={note} isFaint />;
  }
  const note = (
    <HStack $gap={2} $wrap $justify="end">
      <Text as="span" size="xs" tone="danger">
        Not sent. {messageOf(entry.error)}
      </Text>
      <Button variant="link" size="sm" onClick={onRetry}>
        Try Again
      </Button>
      <Button variant="link" size="sm" onClick={onDiscard}>
        Remove
      </Button>
    </HStack>
  );
  return <MessageBubble isOwn author="You" body={entry.body} files={files} note={note} />;
}
