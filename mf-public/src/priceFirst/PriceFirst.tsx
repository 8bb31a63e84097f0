import { Card, Container, Heading, media, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { PriceForm } from './PriceForm';

const Column = styled(Container)`
  padding-block: ${space(12)};
  ${media.mobile} {
    padding-block: ${space(4)} ${space(8)};
  }
`;

const Intro = styled.header`
  margin-bottom: ${space(6)};
  ${media.mobile} {
    margin-bottom: ${space(4)};
  }
`;

/** The price form as a section of the home page. */
export function PriceFirst() {
  return (
    <section aria-labelledby="price">
      <Column $width="wide">
        <Card>
          <Intro>
            <Heading level={2} size="2xl" id="price">
              See your price first
            </Heading>
            <Text tone="muted" spaceAbove={2}>
              Two choices and a ZIP code. No account, no address, no phone call.
            </Text>
          </Intro>
          <PriceForm />
        </Card>
      </Column>
    </section>
  );
}
