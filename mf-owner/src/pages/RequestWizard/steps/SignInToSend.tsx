import { paths } from '@tree-service/kernel/contract';
import { Button, Card, Heading, HStack, Text, VStack } from '@tree-service/design';
import { StepActions } from './StepActions';

/** State that makes sign-in return here and send the request. */
const RETURN_STATE = { fromServiceRequest: true, autoSubmit: true, returnTo: paths.request() };

/** Asks a visitor to sign up or in before the request is sent. */
export function SignInToSend({ backAddress }: { backAddress: string | null }) {
  return (
    <>
      <Card $tone="brand">
        <VStack>
          <Heading level={2} size="lg">
            One last step: create a free account
          </Heading>
          <Text>
            You'll get quotes and messages from Pros there, not by phone. Your request is saved on
            this device and sent as soon as you sign in.
          </Text>
          <HStack $gap={3} $wrap $stackOnMobile>
            <Button asLink to={paths.register()} state={RETURN_STATE} size="lg">
              Create account and send
            </Button>
            <Button asLink to={paths.login()} state={RETURN_STATE} variant="outline" size="lg">
              I have an account
            </Button>
          </HStack>
        </VStack>
      </Card>
      <StepActions backAddress={backAddress}>{null}</StepActions>
    </>
  );
}
