import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  fairnessInWords,
  featuredInWords,
  hasWords,
  type RuleWords,
  withRules,
} from '@tree-service/domain';
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
import { InlineText, plainText } from '../../article/InlineText';
import { popularQuestions, type Question, requestQuestions } from './requestQuestions';

/** When a plan counts and for whom places are kept. */
function planRules({ numbers }: RuleWords): string {
  const { floor, places, newcomer } = fairnessInWords(numbers);
  return `${featuredInWords(numbers)} ${floor} ${places} ${newcomer}`;
}

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

interface Subject {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** The questions of the help center. */
export const subjects: readonly Subject[] = [
  {
    id: 'requests',
    title: 'Requesting work',
    questions: requestQuestions,
  },
  {
    id: 'quotes',
    title: 'Quotes and jobs',
    questions: [
      {
        question: 'Can I request changes to a quote?',
        answer:
          'Yes. Say what should change, and the Pro can send a new version. You can still read the earlier ones.',
      },
      {
        question: 'How do I pay?',
        answer:
          'You pay your Pro directly. Never pay a deposit to someone who asks for it through a link or message.',
      },
      {
        question: "What if the work isn't finished?",
        answer: ({ acceptance }) =>
          `When the Pro delivers, review the photos and the site. If something is missing, say so and the job continues. If you don't respond within ${acceptance}, the work is accepted automatically.`,
      },
      {
        question: 'How do I know that a Pro is insured?',
        answer: (rules) =>
          `We check liability insurance before we list a Pro. ${fairnessInWords(rules.numbers).insurance} Each profile shows what we verified, when, and when it expires. You can also ask the agent for a certificate: [how to check credentials](/blog/hiring-a-tree-service-safely).`,
      },
      {
        question: 'How do I compare quotes?',
        answer:
          'Compare them side by side, line by line, on your request. Check the scope first, credentials second and price last: [how to read an estimate](/blog/how-to-read-a-tree-work-estimate).',
      },
      {
        question: 'When does my review appear?',
        answer: ({ review }) =>
          `Together, ${review} after the first is written. Until then neither side can read the other's. We look at some jobs before an owner's review of them appears.`,
      },
    ],
  },
  {
    id: 'vendors',
    title: 'For Pros',
    questions: [
      {
        question: 'What does a lead cost?',
        answer:
          'A number of tokens that depends on the size of the job. You see it before you accept. We hold the tokens when you accept and spend them only when the owner replies.',
      },
      {
        question: 'What if the owner never replies?',
        answer: ({ refund }) =>
          `After ${refund} without a reply, your tokens are refunded automatically. If the owner later replies to what you wrote, or hires you, the lead costs its tokens after all.`,
      },
      {
        question: 'What does declining cost?',
        answer: "Nothing. Choose a reason, and we'll offer it to the next Pro.",
      },
      {
        question: 'Why am I not approved yet?',
        answer:
          'An administrator checks the documents of your liability insurance and of each credential before it counts as verified. Your onboarding page shows what is missing.',
      },
      {
        question: 'What does a priority plan do?',
        answer: (rules) =>
          `It multiplies your score, and your offer is labeled “Promoted”. With a featured profile you are also shown first in the directory, labeled “Promoted”. ${planRules(rules)}`,
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and privacy',
    questions: [
      {
        question: "I didn't get the confirmation email.",
        answer:
          'Check your spam folder, then request another one on the confirmation page. You can do this once a minute.',
      },
      {
        question: 'I forgot my password.',
        answer:
          'On the [sign-in page](/login), follow “Forgot your password?”. The link in the email lets you set a new one.',
      },
      {
        question: 'How do I delete my account or download my data?',
        answer:
          'In [account settings](/account). Records the other side of a finished job relies on stay, without your name.',
      },
      {
        question: 'Why was I signed out?',
        answer:
          'We sign you out after 30 minutes without activity and warn you five minutes before. What you typed in a request is saved.',
      },
      {
        question: 'Who sees my address?',
        answer:
          'You and any Pro you share it with or whose quote you accept. Others see only the city and ZIP code.',
      },
    ],
  },
];

/**
 * Subjects with the questions that contain every search word, in question or answer, in any order, case and accent. An empty search returns everything.
 */
export function findQuestions(
  subjects: readonly Subject[],
  words: string,
  rules: RuleWords,
): Subject[] {
  return subjects
    .map((subject) => ({
      ...subject,
      questions: subject.questions.filter(({ question, answer }) =>
        hasWords(plainText(`${question} ${withRules(answer, rules)}`), words),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

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
