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
    title: 'See the price range first',
    text: 'Your estimate explains every line: height, trunk and what is underneath. No account, no phone call.',
  },
  {
    title: ({ vendorsPerRequest }) => `At most ${vendorsPerRequest}`,
    text: 'We notify the best matches near you first. You see who was notified and who viewed your request, and your phone number stays private.',
  },
  {
    title: 'Compare, then decide',
    text: 'Compare quotes side by side, with dated insurance and certifications and reviews of completed jobs only.',
  },
];

/** What happens after a request, in three steps, and links to read more. */
export function WhatHappens() {
  const rules = useRuleWords();
  return (
    <Ground aria-labelledby="what-happens">
      <Column $width="wide">
        <Heading level={2} size="3xl" id="what-happens">
          What happens after you send a request
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
          Learn more first: <Link to={paths.howItWorks()}>how it works for both sides</Link>,{' '}
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
