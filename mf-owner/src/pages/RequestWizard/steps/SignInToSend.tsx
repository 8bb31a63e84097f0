import { paths } from '@tree-service/kernel/contract';
import { Button, Text, VStack } from '@tree-service/design';
import { SubmitButton } from '@tree-service/design/forms';
import { StepActions } from './StepActions';

/** State that makes sign-in return here and send the request. */
export const RETURN_STATE = {
  fromServiceRequest: true,
  autoSubmit: true,
  returnTo: paths.request(),
};

/** Leads a visitor to sign up or in, after which the request is sent. */
export function SignInToSend({
  backAddress,
  onSignIn,
}: {
  backAddress: string | null;
  /** Called for visitors who have an account. */
  onSignIn: () => void;
}) {
  return (
    <VStack $gap={3}>
      <Text size="sm" tone="muted">
        You get quotes and messages from Pros in a free account, not by phone. Your request is sent
        once your account is confirmed.
      </Text>
      <StepActions backAddress={backAddress}>
        <SubmitButton size="lg">Create account and send</SubmitButton>
      </StepActions>
      <Button variant="link" onClick={onSignIn}>
        I have an account
      </Button>
    </VStack>
  );
}
