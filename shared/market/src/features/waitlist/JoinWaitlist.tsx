import { Alert, Button, FieldFrame, HStack, Text, TextInput, VStack } from '@tree-service/design';
import { messageOf } from '@tree-service/kernel';
import { useId, useState, type KeyboardEvent } from 'react';
import { joinWaitlist } from '../../api/places';

/**
 * Asks for a mail once the marketplace opens at a ZIP code. Not a form of its own: it stands in the form of a price,
 * which the Enter key must not send.
 */
export function JoinWaitlist({ zip }: { /** Five digits. */ readonly zip: string }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);
  const join = async () => {
    const address = email.trim();
    if (address === '') {
      setFailure('Please enter your email');
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      await joinWaitlist(address, zip);
      setJoined(address);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isBusy) void join();
  };
  if (joined !== null) {
    return (
      <Alert tone="success" role="status" title="Check your email">
        If {joined} isn't on the waitlist yet, we sent a link to confirm it. The link works for 7
        days.
      </Alert>
    );
  }
  return (
    <VStack $gap={2} $align="start">
      <HStack $gap={3} $align="end" $wrap>
        <FieldFrame
          id={`${id}email`}
          label="Email me when you open here"
          error={failure ?? undefined}
        >
          <TextInput
            id={`${id}email`}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            aria-invalid={failure !== null}
            aria-describedby={failure === null ? undefined : `${id}email-error`}
            onKeyDown={pressed}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FieldFrame>
        <Button loading={isBusy} onClick={() => void join()}>
          Join the waitlist
        </Button>
      </HStack>
      <Text size="sm" tone="muted">
        We'll email you once to confirm, and once when we open. Nothing else.
      </Text>
    </VStack>
  );
}
