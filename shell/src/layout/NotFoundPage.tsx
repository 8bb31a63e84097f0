import styled from 'styled-components';
import { documentTitle, paths } from '@tree-service/kernel/contract';
import { useAuth, usePageHead } from '@tree-service/kernel';
import { Button, Heading, Illustration, space, Text } from '@tree-service/design';
import { lostPage } from '@tree-service/design/illustrations';

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(5)};
  min-height: 70vh;
  padding: ${space(10)} ${space(4)};
  text-align: center;
  & > img {
    max-width: 20rem;
  }
`;

/** Shown at every address that leads nowhere. */
export function NotFoundPage() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  // The address may be one that exists for others only, and would name the page that hides there.
  usePageHead({ title: documentTitle('Page not found'), isMissing: true });
  return (
    <Place>
      <Illustration drawing={lostPage} isDecorative />
      <Text tone="brand" weight="semibold">
        404
      </Text>
      <Heading level={1} size="2xl">
        Oops! We couldn't find the page you're looking for.
      </Heading>
      <Button asLink size="mobileLg" to={isSignedIn ? paths.dashboard() : paths.home()}>
        {isSignedIn ? 'Go to Dashboard' : 'Go Home'}
      </Button>
    </Place>
  );
}
