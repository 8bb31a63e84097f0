import { useQueries } from '@tanstack/react-query';
import {
  feetToMeters,
  inchesToCentimeters,
  type EstimateInput,
  type ServiceCategory,
  type TreeFacts,
  type Estimate,
} from '@tree-service/domain';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { messageOf } from '@tree-service/kernel';

/** Example work whose estimate the guide shows. */
interface WorkedExample {
  readonly title: string;
  readonly detail: string;
  readonly input: EstimateInput;
}

function tree(heightFeet: number, trunkInches: number, facts: Partial<TreeFacts> = {}): TreeFacts {
  return {
    height_m: feetToMeters(heightFeet),
    diameter_cm: inchesToCentimeters(trunkInches),
    count: 1,
    condition: 'healthy',
    ...facts,
  };
}

const example = (
  category: ServiceCategory,
  title: string,
  detail: string,
  ...trees: readonly TreeFacts[]
): WorkedExample => ({ title, detail, input: { category, trees: [...trees] } });

/** The examples of each service, from small to large and from easy to hard. */
export const workedExamples: Readonly<Record<ServiceCategory, readonly WorkedExample[]>> = {
  tree_removal: [
    example('tree_removal', 'Small tree', '25 ft, trunk 8 in, open lawn', tree(25, 8)),
    example('tree_removal', 'Medium tree', '45 ft, trunk 18 in, open lawn', tree(45, 18)),
    example(
      'tree_removal',
      'Medium tree near the house',
      'The same tree, near a building',
      tree(45, 18, { near_structure: true }),
    ),
    example(
      'tree_removal',
      'Dead medium tree',
      'The same tree, dead, on an open lawn',
      tree(45, 18, { condition: 'dead' }),
    ),
    example('tree_removal', 'Large tree', '75 ft, trunk 32 in, open lawn', tree(75, 32)),
    example(
      'tree_removal',
      'Large tree with its stump',
      'The same tree, with stump grinding',
      tree(75, 32, { stump: true }),
    ),
  ],
  stump_grinding: [
    example('stump_grinding', 'One small stump', '10 in wide', tree(1, 10, { stump: true })),
    example('stump_grinding', 'One large stump', '36 in wide', tree(1, 36, { stump: true })),
    example(
      'stump_grinding',
      'Three stumps, one visit',
      '12 in wide each',
      tree(1, 12, { stump: true, count: 3 }),
    ),
  ],
  arborist: [
    example(
      'arborist',
      'A visit',
      'One or several trees, findings explained on site',
      tree(40, 16),
    ),
    {
      ...example(
        'arborist',
        'A visit with a written report',
        'For permits, home sales or insurers',
      ),
      input: { category: 'arborist', trees: [tree(40, 16)], written_report: true },
    },
  ],
  maintenance: [
    example('maintenance', 'Small tree', '20 ft', tree(20, 8)),
    example('maintenance', 'Medium tree', '45 ft', tree(45, 18)),
    example('maintenance', 'Large tree', '75 ft', tree(75, 32)),
    example(
      'maintenance',
      'Three medium trees',
      '45 ft each, one visit',
      tree(45, 18, { count: 3 }),
    ),
  ],
  emergency: [
    example('emergency', 'Medium tree', '45 ft, trunk 18 in, leaning', tree(45, 18)),
    example(
      'emergency',
      'Medium tree on a roof',
      'The same tree, with a crane',
      tree(45, 18, { on_structure: true }),
    ),
    example('emergency', 'Large tree', '75 ft, trunk 32 in, leaning', tree(75, 32)),
  ],
};

/** The estimates of example work, in its order; undefined while one is on its way. */
interface ExampleEstimates {
  readonly estimates: readonly (Estimate | undefined)[];
  readonly isPending: boolean;
  /** Why an estimate is missing; null while none is. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Example work with what it costs by the price book in force. */
export function useExampleEstimates(examples: readonly WorkedExample[]): ExampleEstimates {
  const queries = useQueries({ queries: examples.map(({ input }) => estimateQuery(input)) });
  const failed = queries.find(({ error }) => error);
  return {
    estimates: queries.map(({ data }) => data),
    isPending: queries.some(({ isPending }) => isPending),
    failure: failed?.error ? messageOf(failed.error) : null,
    retry: () => {
      for (const { error, refetch } of queries) if (error) void refetch();
    },
  };
}
