import fc from 'fast-check';

/** The services an estimate can be asked for. */
export const categories = fc.constantFrom(
  'tree_removal',
  'stump_grinding',
  'arborist',
  'maintenance',
  'emergency',
);

/** How soon the work should be done; undefined when nothing was said. */
export const timings = fc.constantFrom(
  undefined,
  'emergency',
  'this_week',
  'this_month',
  'flexible',
);

/** What may be known about a tree besides its size. */
export const facts = {
  diameter_cm: fc.double({ min: 1, max: 1000, noNaN: true }),
  condition: fc.constantFrom('healthy', 'declining', 'dead', 'hazardous'),
  near_structure: fc.boolean(),
  on_structure: fc.boolean(),
  near_wires: fc.boolean(),
  poor_access: fc.boolean(),
};

const sized = {
  height_m: fc.oneof(
    fc.double({ min: 0.3, max: 120, noNaN: true }),
    fc.constantFrom(30, 30.1, 60, 60.1, 80, 80.1, 100, 101).map((feet) => feet * 0.3048),
  ),
  count: fc.integer({ min: 1, max: 100 }),
  stump: fc.boolean(),
};

/** A tree of which the height is known, and anything else or nothing. */
export const tree = fc.record({ ...sized, ...facts }, { requiredKeys: ['height_m'] });

/** What is described of one tree. */
export type DescribedTree = typeof tree extends fc.Arbitrary<infer T> ? T : never;
