import { useQueries } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { useFeatureFlag } from '@tree-service/kernel';
import {
  type Cents,
  type Estimate,
  type EstimateInput,
  formatCentsRange,
  hazardFacts,
  type TreeFacts,
  type TreeHazard,
  treeHazards,
  treeName,
} from '@tree-service/domain';
import { Card, Heading, Text, VStack } from '@tree-service/design';

/** More cards than this are priced together alone: each further one is a call. */
const MOST_PRICED_ALONE = 10;

/** Trees of a request that a crew does one after the other, with the same setup. */
interface PlanStep {
  readonly title: string;
  readonly why: string;
  /** Numbers of the tree cards, from 1. */
  readonly trees: readonly number[];
}

type PlannedTree = Pick<TreeFacts, 'condition' | TreeHazard>;

interface Setup {
  readonly title: string;
  readonly why: string;
  readonly takes: (tree: PlannedTree) => boolean;
}

/** In the order a crew works: what can fall first, then what needs other people or machines. */
const SETUPS: readonly Setup[] = [
  {
    title: 'Make safe first',
    why: 'Trees that are dead, hazardous or resting on a structure.',
    takes: ({ condition, on_structure }) =>
      on_structure === true || condition === 'dead' || condition === 'hazardous',
  },
  ...treeHazards.flatMap((hazard): Setup[] => {
    const { step } = hazardFacts[hazard];
    return step ? [{ ...step, takes: (tree) => tree[hazard] === true }] : [];
  }),
  { title: 'Everything else', why: 'With the crew already on site.', takes: () => true },
];

/** The trees of a request as steps of one visit; each tree is in the first step that takes it. */
export function planOfWork(trees: readonly PlannedTree[]): PlanStep[] {
  const stepOf = (tree: PlannedTree) => SETUPS.findIndex(({ takes }) => takes(tree));
  return SETUPS.map(({ title, why }, place) => ({
    title,
    why,
    trees: trees.flatMap((tree, index) => (stepOf(tree) === place ? [index + 1] : [])),
  })).filter((step) => step.trees.length > 0);
}

/** How many trees a request is for; a card may represent several alike. */
export function treeCount(trees: readonly Pick<TreeFacts, 'count'>[]): number {
  return trees.reduce((sum, { count }) => sum + count, 0);
}

/**
 * What one visit for all trees saves against a visit for each card, in cents; null where it saves
 * nothing, or where the estimates are of different price books.
 */
export function savingOf(
  together: Pick<Estimate, 'low_cents' | 'high_cents' | 'version'>,
  alone: readonly Pick<Estimate, 'low_cents' | 'high_cents' | 'version'>[],
): { readonly low_cents: Cents; readonly high_cents: Cents } | null {
  if (alone.length < 2 || alone.some(({ version }) => version !== together.version)) return null;
  const sum = (of: (estimate: (typeof alone)[number]) => Cents) =>
    alone.reduce((total, estimate) => total + of(estimate), 0);
  const savings = [
    sum((estimate) => estimate.low_cents) - together.low_cents,
    sum((estimate) => estimate.high_cents) - together.high_cents,
  ];
  const high_cents = Math.max(...savings);
  return high_cents <= 0 ? null : { low_cents: Math.max(0, Math.min(...savings)), high_cents };
}

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
