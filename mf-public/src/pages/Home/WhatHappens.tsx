import { withRules, type RuleText } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { paths } from '@tree-service/kernel/contract';
import {
  color,
  Container,
  font,
  fontSize,
  Grid,
  Heading,
  Link,
  space,
  Text,
} from '@tree-service/design';
import styled from 'styled-components';
import { publicPaths } from '../../paths';

const Ground = styled.section`
  border-top: 1px solid ${color.border};
`;

const Column = styled(Container)`
  padding-block: ${space(16)};
`;

const Steps = styled(Grid)`
  margin: ${space(8)} 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  & > li {
    padding-top: ${space(5)};
    border-top: 2px solid ${color.brand};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    color: ${color.brandText};
    font-family: ${font.display};
    font-size: ${fontSize['2xl']};
  }
`;

const steps: readonly { readonly title: RuleText; readonly text: string }[] = [
  {
    title: 'You see the range first',
    text: 'Height, trunk, what stands beneath: the estimate shows a line for each and says why. No account, no call.',
  },
  {
    title: ({ prosPerRequest }) => `At most ${prosPerRequest}`,
    text: 'Pros near you are asked in order of fit. You watch who has been asked and who has looked, and your number stays yours.',
  },
  {
    title: 'You decide on evidence',
    text: 'Quotes side by side, insurance and certificates with their dates, reviews of completed jobs only.',
  },
];

/** What follows a request, in three steps, and where to read more before making one. */
export function WhatHappens() {
  const rules = useRuleWords();
  return (
    <Ground aria-labelledby="what-happens">
      <Column $width="wide">
        <Heading level={2} size="3xl" id="what-happens">
          What happens when you ask
        </Heading>
        <Steps as="ol" role="list" $min="16rem" $gap={8}>
          {steps.map(({ title, text }) => (
            <li key={text}>
              <Heading level={3} size="xl">
                {withRules(title, rules)}
              </Heading>
              <Text tone="muted" spaceAbove={2}>
                {text}
              </Text>
            </li>
          ))}
        </Steps>
        <Text>
          Look around first: <Link to={paths.howItWorks()}>how it works on both sides</Link>,{' '}
          <Link to={publicPaths.costGuide('tree-removal')}>what tree removal costs</Link>,{' '}
          <Link to={paths.providers()}>Pros near your ZIP code</Link>, or{' '}
          <Link to={publicPaths.blogArticle('hiring-a-tree-service-safely')}>
            how to hire a tree service safely
          </Link>
          .
        </Text>
      </Column>
    </Ground>
  );
}
