import { useQueries } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { useFeatureFlag } from '@tree-service/kernel';
import {
  formatCentsRange,
  treeName,
  type Estimate,
  type EstimateInput,
} from '@tree-service/domain';
import { Card, Heading, Text, VStack } from '@tree-service/design';
import { planOfWork, savingOf, treeCount } from './planOfWork';

/** More cards than this are priced together alone: each further one is a call. */
const MOST_PRICED_ALONE = 10;

interface WorkPlanProps {
  readonly input: EstimateInput;
  /** Of the whole request. */
  readonly estimate: Estimate;
}

function Plan({ input, estimate }: WorkPlanProps) {
  const { category, trees } = input;
  const alone = trees.length <= MOST_PRICED_ALONE ? trees : [];
  const prices = useQueries({
    queries: alone.map((tree) => estimateQuery({ ...input, trees: [tree] })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const saving = prices.length === alone.length ? savingOf(estimate, prices) : null;
  const nameOf = (number: number) => {
    const tree = trees[number - 1];
    return tree === undefined ? '' : `${number}. ${treeName(tree, category)}`;
  };
  return (
    <Card as="section" aria-label="Plan of work">
      <VStack $gap={4}>
        <div>
          <Heading level={3} size="lg">
            One plan for {treeCount(trees)} trees
          </Heading>
          <Text weight="semibold" spaceAbove={1}>
            {formatCentsRange(estimate.low_cents, estimate.high_cents)} in one visit
          </Text>
          {saving !== null && (
            <Text size="sm" tone="muted">
              About {formatCentsRange(saving.low_cents, saving.high_cents)} less than a visit for
              each.
            </Text>
          )}
        </div>
        <ol>
          {planOfWork(trees).map(({ title, why, trees: numbers }) => (
            <li key={title}>
              <Text weight="medium">
                {title}: {numbers.map(nameOf).join(', ')}
              </Text>
              <Text size="sm" tone="muted">
                {why}
              </Text>
            </li>
          ))}
        </ol>
      </VStack>
    </Card>
  );
}

/** Several trees of one request as one plan of work with its price, where multi_tree_analysis is on. */
export function WorkPlan(props: WorkPlanProps) {
  const isOn = useFeatureFlag('multi_tree_analysis');
  const { category, trees } = props.input;
  // An arborist's visit looks at all trees for one price; there is nothing to group.
  return isOn && trees.length > 1 && category !== 'arborist' ? <Plan {...props} /> : null;
}
