import { useRuleWords } from '@tree-service/market/features/rules';
import { paths } from '@tree-service/kernel/contract';
import {
  Button,
  color,
  Container,
  fontSize,
  Heading,
  media,
  radius,
  space,
} from '@tree-service/design';
import styled from 'styled-components';
import { GrowthRings } from './GrowthRings';

const Ground = styled.section`
  overflow: hidden;
  background: ${color.deep};
  color: ${color.onDeep};
`;

const Columns = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  gap: ${space(12)};
  padding-block: ${space(20)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space(12)};
  }
`;

const Lead = styled.p`
  max-width: 34rem;
  margin-top: ${space(5)};
  color: ${color.onDeepMuted};
  font-size: ${fontSize.lg};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(8)};
  ${media.mobile} {
    flex-direction: column;
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
`;

const Picture = styled.div`
  max-width: 27rem;
  margin-inline: auto;
  width: 100%;
  ${media.mobile} {
    position: absolute;
    top: -18%;
    right: -52%;
    z-index: 0;
    width: 90%;
    opacity: 0.22;
    pointer-events: none;
  }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
`;

/** The promises of the product and its two main links. */
export function Hero() {
  const { prosPerRequest } = useRuleWords();
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
            <li>At most {prosPerRequest} per request</li>
            <li>Your number stays hidden until you share it</li>
            <li>Every line of the price explained</li>
          </Facts>
        </Words>
        <Picture>
          <GrowthRings />
        </Picture>
      </Columns>
    </Ground>
  );
}
