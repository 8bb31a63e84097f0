import { paths } from '@tree-service/kernel/contract';
import { Button, Card, Heading, HStack, Text, VStack } from '@tree-service/design';
import { StepActions } from './StepActions';

/** What sign-in hands back, so that the waiting request is sent once somebody is signed in. */
const RETURN_STATE = { fromServiceRequest: true, autoSubmit: true, returnTo: paths.request() };

/** Asks a visitor to sign up or in before the request is sent. */
export function SignInToSend({ backAddress }: { backAddress: string | null }) {
  return (
    <>
      <Card $tone="brand">
        <VStack>
          <Heading level={2} size="lg">
            One more step: your free account
          </Heading>
          <Text>
            Quotes and messages from Pros arrive there, not on your phone. Your request is kept on
            this device and sent as soon as you are signed in.
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
