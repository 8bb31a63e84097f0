import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withRules } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { useRuleWords } from '@tree-service/market/features/rules';
import {
  Button,
  color,
  EmptyState,
  Page,
  radius,
  Section,
  space,
  Text,
  TextInput,
  touchTarget,
} from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import styled from 'styled-components';
import { faqData } from '../../structuredData';
import { plainText } from '../../article/inlineLinks';
import { InlineText } from '../../article/InlineText';
import { findQuestions } from './findQuestions';
import { subjects } from './questions';
import { popularQuestions } from './requestQuestions';

const Search = styled.search`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(10)};
  & > label {
    font-weight: 600;
  }
`;

const Entry = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  & + & {
    margin-top: ${space(3)};
  }
  & > summary {
    min-height: ${touchTarget};
    padding: ${space(3)} ${space(5)};
    font-weight: 600;
    cursor: pointer;
  }
  & > p {
    padding: 0 ${space(5)} ${space(5)};
  }
`;

const popular = new Set(popularQuestions.map(({ question }) => question));

/** Questions and answers, those asked first opened; the address has the search. */
export default function HelpCenterPage() {
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const rules = useRuleWords();
  const found = findQuestions(subjects, useDeferredValue(words), rules);
  const faq = found.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      question,
      answer: plainText(withRules(answer, rules)),
    })),
  );
  return (
    <Page
      title="Help Center"
      description="Answers for owners and Pros about estimates, matching, quotes, payment, tokens, approval, privacy and accounts."
      structuredData={[faqData(faq)]}
      lead="Answers for owners and Pros."
      width="narrow"
    >
      <Search>
        <label htmlFor="help-search">Search answers</label>
        <TextInput
          id="help-search"
          type="search"
          value={words}
          onChange={(event) => {
            const { value } = event.target;
            setSearch(value ? { q: value } : {}, { replace: true, preventScrollReset: true });
          }}
        />
      </Search>
      {found.length === 0 && (
        <EmptyState
          picture={nothingFound}
          title="No matching answers"
          action={
            <Button asLink variant="outline" to={paths.contact()}>
              Contact us
            </Button>
          }
        >
          Try fewer or different words, or contact us.
        </EmptyState>
      )}
      {found.map(({ id, title, questions }) => (
        <Section key={id} title={title}>
          {questions.map(({ question, answer }) => (
            <Entry key={question} open={popular.has(question)}>
              <summary>{question}</summary>
              <Text tone="muted">
                <InlineText text={answer} />
              </Text>
            </Entry>
          ))}
        </Section>
      ))}
      {found.length > 0 && (
        <Section title="Still have a question?">
          <Text tone="muted">
            <InlineText text="[Contact us](/contact), or read [how it works](/how-it-works) and [our tree-care articles](/blog)." />
          </Text>
        </Section>
      )}
    </Page>
  );
}
