import { messageOf } from '@tree-service/kernel';
import { Alert, Button, Progress, Text, VStack } from '@tree-service/design';
import type { UploadProgress } from './uploadQueue';

const photosText = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;

function sentence({ total, sent, isHeld, refused }: UploadProgress): string {
  const open = total - sent - refused.length;
  if (open === 0) return sent === total ? `${photosText(sent)} uploaded.` : '';
  if (isHeld) {
    return `You're offline. ${photosText(open)} will upload automatically when you're back online.`;
  }
  return `Uploading photo ${sent + refused.length + 1} of ${total}…`;
}

/** Upload progress of the photos, and a retry for failed ones. */
export function UploadStatus({
  progress,
  onRetry,
}: {
  progress: UploadProgress;
  onRetry: () => void;
}) {
  const { total, sent, refused } = progress;
  if (total === 0) return null;
  return (
    <VStack $gap={2}>
      {sent < total && <Progress label="Photos uploaded" value={sent} max={total} />}
      <Text role="status" size="sm" tone="muted">
        {sentence(progress)}
      </Text>
      {refused.length > 0 && (
        <Alert
          tone="warning"
          role="alert"
          title={`${photosText(refused.length)} could not be uploaded`}
          actions={
            <Button variant="outline" size="sm" onClick={onRetry}>
              Try Again
            </Button>
          }
        >
          {refused.map(({ key, name, cause }) => (
            <Text key={key}>
              {name}: {messageOf(cause)}
            </Text>
          ))}
        </Alert>
      )}
    </VStack>
  );
}
