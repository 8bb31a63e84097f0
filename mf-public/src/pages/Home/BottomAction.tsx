import { paths } from '@tree-service/kernel/contract';
import { Button, color, Container, Heading, space, Text } from '@tree-service/design';
import styled from 'styled-components';

const Ground = styled.section`
  background: ${color.brandSoft};
`;

const Column = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding-block: ${space(16)};
  text-align: center;
`;

export function BottomAction({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Ground aria-labelledby="bottom-action">
      <Column $width="narrow">
        <Heading level={2} id="bottom-action">
          Have a tree that needs work?
        </Heading>
        <Text tone="muted">Describe it in two minutes. Your estimate is free.</Text>
        {isSignedIn ? (
          <Button asLink size="lg" to={paths.request()}>
            Request Service Now
          </Button>
        ) : (
          <Button asLink size="lg" to={paths.login()}>
            Log In to Request Service
          </Button>
        )}
      </Column>
    </Ground>
  );
}
