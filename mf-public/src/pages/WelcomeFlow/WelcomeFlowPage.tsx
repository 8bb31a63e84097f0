import { useSearchParams } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { useRuleWords } from '@tree-service/market/features/rules';
import { type RuleText, withRules } from '@tree-service/domain';
import { Button, Card, HStack, Heading, Page, Text, VStack } from '@tree-service/design';

interface TourStop {
  title: RuleText;
  text: RuleText;
}

/** The stops of the tour for visitors. */
const tour: readonly TourStop[] = [
  {
    title: 'Start with the tree',
    text: 'Tell us how tall it is, how wide the trunk is and what is underneath. Rough numbers are enough to start; photos help Pros quote.',
  },
  {
    title: 'Know the price range before you call anyone',
    text: 'Get an instant estimate, line by line: removal, access, condition, stump. If a Pro needs to visit first, it says so.',
  },
  {
    title: ({ vendorsPerRequest }) => `At most ${vendorsPerRequest}`,
    text: ({ vendorsPerRequest }) =>
      `We notify the best matches near you first. At most ${vendorsPerRequest} can take your request, and you see who viewed it.`,
  },
  {
    title: "Know who you're hiring",
    text: "Check insurance, certifications and reviews, each with its date. Anything we haven't checked is marked “not verified”.",
  },
  {
    title: 'Decide in one place',
    text: 'Compare quotes side by side, ask questions, and share your phone number only with the Pro you choose.',
  },
];

/** A short tour. The address has the stop, so the back button works. */
export default function WelcomeFlowPage() {
  const [search] = useSearchParams();
  const asked = Number(search.get('stop') ?? '1');
  const stop = Number.isInteger(asked) && asked >= 1 && asked <= tour.length ? asked : 1;
  const shown = tour[stop - 1];
  const rules = useRuleWords();
  const isLast = stop === tour.length;
  return (
    <Page
      title="Take the Tour"
      description={`The marketplace for tree work in five stops: the tree, the estimate, at most ${rules.vendorsPerRequest}, their credentials, your decision.`}
      lead="Five stops, one minute."
      width="narrow"
    >
      <VStack $gap={4} $align="stretch">
        {shown && (
          <Card>
            <VStack $gap={4} aria-live="polite">
              <Text tone="brand" weight="semibold" size="sm">
                Stop {stop} of {tour.length}
              </Text>
              <Heading level={2}>{withRules(shown.title, rules)}</Heading>
              <Text size="lg">{withRules(shown.text, rules)}</Text>
            </VStack>
          </Card>
        )}
        <HStack $justify="space-between" $wrap as="nav" aria-label="Tour">
          {stop > 1 ? (
            <Button asLink variant="ghost" to={`?stop=${stop - 1}`}>
              Back
            </Button>
          ) : (
            <Button asLink variant="ghost" to={paths.home()}>
              Leave the tour
            </Button>
          )}
          {isLast ? (
            <Button asLink to={paths.request()}>
              Get an Estimate
            </Button>
          ) : (
            <Button asLink to={`?stop=${stop + 1}`}>
              Next
            </Button>
          )}
        </HStack>
      </VStack>
    </Page>
  );
}
