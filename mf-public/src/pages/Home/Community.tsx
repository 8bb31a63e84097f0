import { paths } from '@tree-service/kernel/contract';
import { Button, Container, Heading, media, space, Text } from '@tree-service/design';
import styled from 'styled-components';

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  padding-block: ${space(12)};
  ${media.belowLaptop} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.mobile} {
    flex-direction: column;
    & > a {
      width: 100%;
    }
  }
`;

/** The invitation to sign up, for visitors. */
export function Community() {
  return (
    <section aria-labelledby="community">
      <Row $width="wide">
        <div>
          <Heading level={2} id="community">
            Join Our Community
          </Heading>
          <Text tone="muted" spaceAbove={2}>
            Keep your properties and trees in one place, or find work that fits your crew.
          </Text>
        </div>
        <Actions>
          <Button asLink variant="ghost" to={paths.welcomeFlow()}>
            Take the Tour
          </Button>
          <Button asLink variant="outline" to={paths.register()}>
            Sign Up as Property Manager
          </Button>
          <Button asLink variant="secondary" to={paths.joinAsPro()}>
            Join as a Pro
          </Button>
        </Actions>
      </Row>
    </section>
  );
}
