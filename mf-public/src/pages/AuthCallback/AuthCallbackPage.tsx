import styled from 'styled-components';
import { Heading, space, SpinnerRing, Text } from '@tree-service/design';
import { useCallbackOutcome } from '../../authentication/useCallbackOutcome';

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  min-height: calc(100vh - 4.5rem);
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;

/** The callback of emails and sign-in providers: completes the sign-in and redirects. */
export default function AuthCallbackPage() {
  const outcome = useCallbackOutcome();
  if (outcome.kind === 'failed') {
    return (
      <Place role="alert">
        <Heading level={1} size="2xl">
          Authentication Failed
        </Heading>
        <Text tone="danger">{outcome.message}</Text>
        <Text tone="muted">Redirecting to login page...</Text>
      </Place>
    );
  }
  return (
    <Place role="status">
      <SpinnerRing $size="2.5rem" />
      <Heading level={1} size="2xl">
        {outcome.kind === 'redirecting' ? 'Redirecting...' : 'Processing Authentication...'}
      </Heading>
      <Text tone="muted">Please wait while we complete your sign-in process.</Text>
    </Place>
  );
}
