import { useRuleWords } from '@tree-service/market/features/rules';
import { paths } from '@tree-service/kernel/contract';
import {
  Button,
  color,
  Container,
  fontSize,
  Heading,
  Illustration,
  media,
  radius,
  space,
} from '@tree-service/design';
import { hero } from '@tree-service/design/illustrations';
import styled from 'styled-components';

const Ground = styled.section`
  overflow: hidden;
  background: ${color.deep};
  color: ${color.onDeep};
`;

// On a phone, the picture sits beside the lead so that the price form starts on the first screen.
const Columns = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: ${space(8)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    gap: ${space(4)};
    padding-block: ${space(6)};
  }
`;

const Lead = styled.p`
  max-width: 34rem;
  margin-top: ${space(5)};
  color: ${color.onDeepMuted};
  font-size: ${fontSize.lg};
  ${media.mobile} {
    margin-top: 0;
    font-size: ${fontSize.md};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(8)};
  ${media.mobile} {
    grid-column: 1 / -1;
    margin-top: 0;
    & > * {
      flex: 1 1 auto;
      padding-inline: ${space(3)};
    }
  }
`;

// The brand color has no contrast on the dark background, so the buttons use a light fill and an outline.
const PaperButton = styled(Button)`
  background: ${color.onDeep};
  color: ${color.deep};
  &:hover {
    background: ${color.onDeepMuted};
  }
`;

const OutlineButton = styled(Button)`
  border-color: ${color.onDeepMuted};
  background: transparent;
  color: ${color.onDeep};
  &:hover {
    border-color: ${color.onDeep};
    background: ${color.deepBorder};
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  margin: ${space(8)} 0 0;
  padding: 0;
  list-style: none;
  color: ${color.onDeepMuted};
  font-size: ${fontSize.sm};
  & > li {
    padding: ${space(1)} ${space(3)};
    border: 1px solid ${color.deepBorder};
    border-radius: ${radius.pill};
  }
  ${media.mobile} {
    display: none;
  }
`;

// The drawing's lawn ends where the page below begins.
const Picture = styled.div`
  padding-top: ${space(8)};
  ${media.laptopUp} {
    margin-right: calc(-1 * ${space(6)});
  }
  ${media.mobile} {
    grid-area: 2 / 2;
    align-self: center;
    max-width: 14rem;
    padding-top: 0;
  }
`;

const Words = styled.div`
  align-self: center;
  padding-block: ${space(16)};
  ${media.mobile} {
    display: contents;
    & > h1 {
      grid-column: 1 / -1;
    }
  }
`;

/** The promises of the product and its two main links. */
export function Hero() {
  const { vendorsPerRequest } = useRuleWords();
  return (
    <Ground>
      <Columns $width="wide">
        <Words>
          <Heading level={1} size="4xl" tabIndex={-1} data-page-heading="">
            Expert Tree Care At Your Fingertips
          </Heading>
          <Lead>
            Instant estimates for removal, stumps, pruning and emergencies, and quotes from local
            insured professionals.
          </Lead>
          <Actions>
            <PaperButton asLink size="lg" to={paths.request()}>
              Get an Estimate
            </PaperButton>
            <OutlineButton asLink size="lg" variant="outline" to={paths.services()}>
              Learn More
            </OutlineButton>
          </Actions>
          <Facts aria-label="What makes us different">
            <li>At most {vendorsPerRequest} per request</li>
            <li>You decide who gets your phone number</li>
            <li>Every line of the price explained</li>
          </Facts>
        </Words>
        <Picture>
          <Illustration drawing={hero} isFirst />
        </Picture>
      </Columns>
    </Ground>
  );
}
