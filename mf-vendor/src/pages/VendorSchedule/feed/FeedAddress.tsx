import { ShareButton } from '@tree-service/market/features/sharing';
import { canShare } from '@tree-service/kernel/native';
import { messageOf, notify, runtimeConfig } from '@tree-service/kernel';
import { Alert, FieldFrame, Button, HStack, TextInput, VStack } from '@tree-service/design';
import { Copy } from 'lucide-react';
import { useId } from 'react';

/** The secret address cannot be shown again. */
export function FeedAddress({ secret }: { secret: string }) {
  const id = useId();
  const address = `${runtimeConfig().backendUrl}/calendar/${secret}.ics`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Address copied.');
    } catch (cause) {
      notify.error("We couldn't copy the address", { description: messageOf(cause) });
    }
  };
  return (
    <VStack $gap={4}>
      <Alert tone="warning" title="Copy this address now">
        It's shown only once. Anyone with this address can see your schedule, so only use it in your
        own calendar.
      </Alert>
      <FieldFrame id={id} label="Calendar address">
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
        <a href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</a>
      </HStack>
    </VStack>
  );
}
