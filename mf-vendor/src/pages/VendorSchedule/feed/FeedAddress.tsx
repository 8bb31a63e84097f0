import { ShareButton } from '@tree-service/market/features/sharing';
import { canShare } from '@tree-service/kernel/native';
import { messageOf, notify, runtimeConfig } from '@tree-service/kernel';
import { Alert, FieldFrame, Button, HStack, TextInput, VStack } from '@tree-service/design';
import { Copy } from 'lucide-react';
import { useId } from 'react';

/** The secret address of a calendar feed, to be copied now: it is not shown again. */
export function FeedAddress({ secret }: { secret: string }) {
  const id = useId();
  const address = `${runtimeConfig().backendUrl}/calendar/${secret}.ics`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('The address is copied.');
    } catch (cause) {
      notify.error('The address could not be copied', { description: messageOf(cause) });
    }
  };
  return (
    <VStack $gap={4}>
      <Alert tone="warning" title="Copy this address now">
        It is shown this once. Whoever has it can read your schedule, so give it to your calendar
        alone.
      </Alert>
      <FieldFrame id={id} label="Address of your calendar">
        <TextInput
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </FieldFrame>
      <HStack $gap={3} $wrap>
        <Button onClick={() => void copy()}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
        {canShare() && <ShareButton title="My schedule" to={address} />}
        <a href={address.replace(/^https?:/, 'webcal:')}>Open in my calendar program</a>
      </HStack>
    </VStack>
  );
}
