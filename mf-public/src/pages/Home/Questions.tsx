import { withRules } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { useRuleWords } from '@tree-service/market/features/rules';
import { Accordion, Container, Heading, Link, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { popularQuestions } from '../HelpCenter/requestQuestions';

const Column = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(12)};
`;

/** The questions asked most, with their answers. */
export function Questions() {
  const rules = useRuleWords();
  const items = popularQuestions.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    title: question,
    content: withRules(answer, rules),
  }));
  return (
    <section aria-labelledby="questions">
      <Column $width="wide">
        <Heading level={2} size="2xl" id="questions">
          Questions people ask first
        </Heading>
        <Accordion items={items} />
        <Text>
          More in the <Link to={paths.helpCenter()}>help center</Link>.
        </Text>
      </Column>
    </section>
  );
}
