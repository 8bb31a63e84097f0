import {
  feetToMeters,
  inchesToCentimeters,
  type EstimateInput,
  type TreeFacts,
} from '@tree-service/domain';

export interface ExampleJob {
  readonly name: string;
  readonly input: EstimateInput;
}

const tree = (feet: number, facts: Partial<TreeFacts> = {}): TreeFacts => ({
  height_m: feetToMeters(feet),
  count: 1,
  condition: 'healthy',
  ...facts,
});

/** Jobs that together use every price. */
export const exampleJobs: readonly ExampleJob[] = [
  { name: 'Remove a 25 ft tree', input: { category: 'tree_removal', trees: [tree(25)] } },
  {
    name: 'Remove a 45 ft tree, trunk 20 in, near a house, with its stump',
    input: {
      category: 'tree_removal',
      trees: [
        tree(45, {
          diameter_cm: inchesToCentimeters(20),
          near_structure: true,
          stump: true,
        }),
      ],
    },
  },
  { name: 'Remove a 90 ft tree', input: { category: 'tree_removal', trees: [tree(90)] } },
  {
    name: 'Emergency: a 70 ft tree on a roof',
    input: { category: 'emergency', trees: [tree(70, { on_structure: true })] },
  },
  {
    name: 'Trim three trees of 40 ft',
    input: { category: 'maintenance', trees: [tree(40, { count: 3 })] },
  },
  {
    name: 'Grind two stumps of 30 in',
    input: {
      category: 'stump_grinding',
      trees: [tree(3, { diameter_cm: inchesToCentimeters(30), count: 2 })],
    },
  },
  {
    name: 'Arborist: visit, 2 hours, report',
    input: {
      category: 'arborist',
      trees: [tree(40)],
      consulting_hours: 2,
      written_report: true,
    },
  },
];
