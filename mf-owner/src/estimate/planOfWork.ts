import {
  hazardFacts,
  treeHazards,
  type Cents,
  type Estimate,
  type TreeFacts,
  type TreeHazard,
} from '@tree-service/domain';

/** Trees of a request that a crew does one after the other, with the same setup. */
export interface PlanStep {
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
