import { isKeyOf, keysOf } from './isKeyOf';
import type { ServiceCategory } from './services';
import type { Tone } from './states';
import { centimetersToInches, metersToFeet } from './units';

/** A tree's condition as stored, with what people read. */
export const TREE_CONDITIONS = {
  healthy: 'Healthy',
  declining: 'Declining',
  dead: 'Dead',
  hazardous: 'Hazardous',
} as const;

export type TreeCondition = keyof typeof TREE_CONDITIONS;

export const treeConditions = keysOf(TREE_CONDITIONS);

interface Hazard {
  /** Beside the checkbox of a form. */
  label: string;
  /** In a description of the tree. */
  phrase: string;
  tone: Tone;
  appliesToStumps: boolean;
  /** What to know before the work, for the owner and for the Pro. */
  advice?: Readonly<Record<'owner' | 'vendor', string>>;
  /** Title and reason of a step of its own in a plan of work, where the hazard takes other people or machines. */
  step?: Readonly<Record<'title' | 'why', string>>;
}

/** What makes work on a tree harder, by the name it is stored under. */
export const TREE_HAZARDS = {
  near_structure: {
    label: 'Near a building, fence or pool',
    phrase: 'near a structure',
    tone: 'warning',
    appliesToStumps: true,
  },
  on_structure: {
    label: 'Resting on a structure',
    phrase: 'resting on a structure',
    tone: 'danger',
    appliesToStumps: false,
  },
  near_wires: {
    label: 'Within 10 feet of wires',
    phrase: 'within 10 feet of wires',
    tone: 'danger',
    appliesToStumps: true,
    advice: {
      owner:
        "We'll contact only Pros qualified to work near power lines. Call your utility before work starts. Many clear their own lines for free.",
      vendor:
        'Wires within 10 feet: this work needs a line-clearance qualified crew (29 CFR 1910.269). Call the utility before you start.',
    },
    step: {
      title: 'Beside wires',
      why: 'Together, because they need people trained for work near power lines.',
    },
  },
  poor_access: {
    label: 'Hard to reach',
    phrase: 'hard to reach',
    tone: 'warning',
    appliesToStumps: true,
    step: {
      title: 'Hard to reach',
      why: 'Together, because they need the same extra equipment.',
    },
  },
} as const satisfies Readonly<Record<string, Hazard>>;

export type TreeHazard = keyof typeof TREE_HAZARDS;

/** Everything about a hazard. */
export const hazardFacts: Readonly<Record<TreeHazard, Hazard>> = TREE_HAZARDS;

/** One tree of a request, or several alike. Heights in meters, trunk diameters in centimeters. */
export type TreeFacts = Partial<Record<TreeHazard, boolean>> & {
  /** The tree of the property's inventory. */
  property_tree_id?: string;
  species?: string | null;
  height_m: number;
  diameter_cm?: number | null;
  count: number;
  condition: TreeCondition;
  /** Whether the stump goes too. */
  stump?: boolean;
};

type NamedTree = Pick<TreeFacts, 'species' | 'count'>;

type MeasuredTree = Pick<TreeFacts, 'diameter_cm'> & { height_m: number | null };

export type SizedTree = NamedTree & MeasuredTree;

type DescribedTree = Omit<TreeFacts, 'property_tree_id' | 'height_m' | 'condition'> &
  MeasuredTree & { condition?: string };

export const treeHazards = keysOf(TREE_HAZARDS);

/** The hazards a form asks about: a stump cannot rest on a structure. */
export const hazardsFor = (category?: string): TreeHazard[] =>
  treeHazards.filter(
    (hazard) => category !== 'stump_grinding' || TREE_HAZARDS[hazard].appliesToStumps,
  );

export const hazardsOf = (tree: Partial<Record<TreeHazard, boolean>>, category?: string) =>
  hazardsFor(category).filter((hazard) => tree[hazard] === true);

/** "Live oak", "2 × Live oak", "3 trees", "Stump". */
export function treeName({ species, count }: NamedTree, category?: ServiceCategory): string {
  const kind = species?.trim();
  if (kind) return count > 1 ? `${count} × ${kind}` : kind;
  const one = category === 'stump_grinding' ? 'Stump' : 'Tree';
  return count > 1 ? `${count} ${one.toLowerCase()}s` : one;
}

/** "45 ft tall, trunk 20 in", for a stump "20 in wide"; empty where nothing was measured. */
export function treeSize(tree: MeasuredTree, category?: ServiceCategory): string {
  const isStump = category === 'stump_grinding';
  const inches =
    typeof tree.diameter_cm === 'number' ? centimetersToInches(tree.diameter_cm) : null;
  const facts: string[] = [];
  if (!isStump && tree.height_m !== null) facts.push(`${metersToFeet(tree.height_m)} ft tall`);
  if (inches !== null) facts.push(isStump ? `${inches} in wide` : `trunk ${inches} in`);
  return facts.join(', ');
}

interface TreeDescription {
  category?: ServiceCategory;
  /** All there is to say, the same without the name, or name and size alone. */
  style?: 'full' | 'facts' | 'short';
}

/** "2 × Live oak, 45 ft tall, trunk 20 in, dead, near a structure, stump too". */
export function describeTree(
  tree: DescribedTree,
  { category, style = 'full' }: TreeDescription = {},
): string {
  const isStump = category === 'stump_grinding';
  const facts = style === 'facts' ? [] : [treeName(tree, category)];
  const size = treeSize(tree, category);
  if (size !== '') facts.push(size);
  if (style === 'short') return facts.join(', ');
  const { condition = null } = tree;
  if (!isStump && isKeyOf(TREE_CONDITIONS, condition)) {
    facts.push(TREE_CONDITIONS[condition].toLowerCase());
  }
  facts.push(...hazardsOf(tree, category).map((hazard) => TREE_HAZARDS[hazard].phrase));
  if (tree.stump && !isStump) facts.push('stump too');
  return facts.join(', ');
}

/** The trees of a request as a list of terms: "1. Live oak" with its facts. */
export const treeItems = (
  trees: readonly (DescribedTree & { readonly position: number })[],
  category: ServiceCategory,
) =>
  trees.map((tree) => ({
    term: `${tree.position}. ${treeName(tree, category)}`,
    description: describeTree(tree, { category, style: 'facts' }),
  }));
