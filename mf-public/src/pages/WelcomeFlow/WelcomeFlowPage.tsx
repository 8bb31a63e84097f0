import { useSearchParams } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { useRuleWords } from '@tree-service/market/features/rules';
import { withRules } from '@tree-service/domain';
import { Button, Card, HStack, Heading, Page, Text, VStack } from '@tree-service/design';
import { tour } from './tour';

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
